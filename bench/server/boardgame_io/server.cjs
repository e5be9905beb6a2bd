// A toy game with hidden hands on boardgame.io: `node server.cjs PORT [FOLDER]`, in memory or with its file store.
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { PlayerView, INVALID_MOVE } = require('boardgame.io/core');

const HAND = 6;

// Far less than a game of ours: a hand, a deck that is filled again, and what was played last.
const game = {
  name: 'toy',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(60).keys()]);
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: deck.splice(0, HAND) };
    return { secret: { deck }, players, played: [], scores: Array(ctx.numPlayers).fill(0) };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false, // the deck is on the server only
      move: ({ G, playerID, random }, place) => {
        const hand = G.players[playerID].hand;
        if (!(place in hand)) return INVALID_MOVE;
        const [card] = hand.splice(place, 1);
        G.played.push(card);
        G.scores[playerID] += card;
        if (G.secret.deck.length === 0) {
          G.secret.deck = random.Shuffle(G.played);
          G.played = [];
        }
        hand.push(G.secret.deck.pop());
      },
    },
  },
};

const [port, folder] = process.argv.slice(2);
const options = { games: [game], origins: [Origins.LOCALHOST] };
if (folder) options.db = new FlatFile({ dir: folder });
Server(options).run({ port: Number(port), callback: () => console.log(`open at ${port}`) });
