// A match as this browser sees it: the socket, what it has told so far, and what is sent through it.
import type { Chat, Envelope, Error as Refusal, Said, Table } from "../protocol.gen";
import type { Told } from "./words";

type Message = Envelope | Chat | Refusal | Table | { type: "pong" };

export interface Line extends Told {
  n: number;
}

export interface MatchListener {
  /** A new picture is to be shown. */
  shown(envelope: Envelope): void;
  refused(refusal: Refusal): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const QUEUE = 6; // pictures that may wait for their motion; more than that are skipped

export class MatchSocket {
  table = $state.raw<Table | null>(null);
  envelope = $state.raw<Envelope | null>(null);
  chat = $state.raw<Chat[]>([]);
  log = $state.raw<Line[]>([]);
  /** Whether the line is up; false shows the banner. */
  online = $state(true);
  /** A lasting no: there is no such table, or it may not be watched. */
  closed = $state<{ code: string; text: string } | null>(null);
  /** When the envelope came, for clocks that run on by themselves. */
  at = $state(0);
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private queue: Envelope[] = [];
  private unsent: string[] = [];
  private busy = false;
  private stopped = false;

  constructor(
    readonly id: string,
    private readonly lang: () => string,
    private readonly listener: MatchListener,
    private readonly pace: () => number,
  ) {
    this.connect();
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
  }

  close(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    this.socket?.close();
  }

  send(message: Said): void {
    const text = JSON.stringify(message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    else this.unsent.push(text); // its key and version make sure that late is not twice
  }

  act(id: number): void {
    const version = this.envelope?.version ?? 0;
    this.send({ act: id, version, key: crypto.randomUUID() });
  }

  /** Opens the socket anew, for another seat or after sitting down. */
  reconnect(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  private readonly retry = (): void => {
    if (!this.online && !this.stopped && !document.hidden) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    if (this.stopped || this.socket?.readyState === WebSocket.CONNECTING) return;
    const query = new URLSearchParams({ lang: this.lang() });
    const known = this.queue.at(-1) ?? this.envelope;
    if (known) query.set("since", String(known.version));
    const address = new URL(`/ws/${this.id}?${query}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.online = true;
      this.wait = FIRST_WAIT;
      for (const text of this.unsent.splice(0)) socket.send(text);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => {
      if (this.socket !== socket || this.stopped) return;
      if (event.code === 4003 || event.code === 4004) {
        this.closed ??= { code: event.reason, text: "" };
        return;
      }
      this.online = false;
      this.timer = window.setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private hear(message: Message): void {
    if (message.type === "table") {
      this.table = message;
    } else if (message.type === "chat") {
      if (!this.chat.some((known) => known.id === message.id)) this.chat = [...this.chat, message];
    } else if (message.type === "error") {
      if (message.code === "not-found" || message.code === "not-allowed") this.closed ??= this.envelope || this.table ? null : message;
      if (this.table) this.listener.refused(message);
    } else if (message.type === "match") {
      this.take(message);
    }
  }

  private take(envelope: Envelope): void {
    const known = this.queue.at(-1) ?? this.envelope;
    const lines = (envelope.events as unknown as Line[]).filter((line) => line.n > (this.log.at(-1)?.n ?? -1));
    if (lines.length) this.log = [...this.log, ...lines];
    if (known && envelope.version <= known.version && envelope.seat === known.seat) {
      // The same again (after coming back, or an answer to a repeated message): nothing moves.
      if (!this.queue.length) this.put(envelope);
      return;
    }
    this.queue.push(envelope);
    if (this.queue.length > QUEUE) this.queue.splice(0, this.queue.length - 1);
    if (!this.busy) this.next();
  }

  private next(): void {
    const envelope = this.queue.shift();
    this.busy = envelope !== undefined;
    if (!envelope) return;
    this.put(envelope);
    const pause = this.pace();
    if (pause > 0) setTimeout(() => this.next(), pause);
    else this.next();
  }

  private put(envelope: Envelope): void {
    this.envelope = envelope;
    this.at = performance.now();
    this.listener.shown(envelope);
  }
}
