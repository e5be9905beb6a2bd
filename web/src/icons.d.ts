// Drawings of game-icons by name; vite/icons.ts resolves them.
declare module "icon:*" {
  const body: string;
  export default body;
}
