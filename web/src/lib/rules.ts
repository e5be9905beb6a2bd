// A rules page as blocks to draw: headings, clauses, examples, tables and plain words. No HTML passes through.

export interface Span {
  text: string;
  bold?: boolean;
  italic?: boolean;
  code?: boolean;
  link?: string;
}

export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "clause"; id: string; number: string; spans: Span[] }
  | { kind: "quote"; spans: Span[] }
  | { kind: "item"; spans: Span[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "text"; spans: Span[] };

const CLAUSE = /^\*\*([\d.]+)\*\*\s*<a id="([^"]+)"><\/a>\s*(.+)$/;
const MARK = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(([^)]+)\)/;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let rest = text;
  for (let mark = MARK.exec(rest); mark; mark = MARK.exec(rest)) {
    if (mark.index) found.push({ text: rest.slice(0, mark.index) });
    const [whole, bold, italic, code, label, link] = mark;
    if (bold) found.push({ text: bold, bold: true });
    else if (italic) found.push({ text: italic, italic: true });
    else if (code) found.push({ text: code, code: true });
    else if (label && link) found.push({ text: label, link });
    rest = rest.slice(mark.index + whole.length);
  }
  if (rest) found.push({ text: rest });
  return found;
}

function cells(line: string): Span[][] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));
}

export function blocks(page: string): Block[] {
  const found: Block[] = [];
  for (const line of page.split("\n").map((one) => one.trim())) {
    const last = found.at(-1);
    const heading = /^(#+)\s+(.+)$/.exec(line);
    const clause = CLAUSE.exec(line);
    if (!line || /^\|[\s:|-]+\|$/.test(line)) continue;
    if (heading) found.push({ kind: "heading", level: heading[1]!.length, text: heading[2]! });
    else if (clause) found.push({ kind: "clause", number: clause[1]!, id: clause[2]!, spans: spans(clause[3]!) });
    else if (line.startsWith(">")) {
      const words = spans(line.slice(1).trim());
      if (last?.kind === "quote") last.spans.push({ text: " " }, ...words);
      else found.push({ kind: "quote", spans: words });
    } else if (line.startsWith("|")) {
      if (last?.kind === "table") last.rows.push(cells(line));
      else found.push({ kind: "table", head: cells(line), rows: [] });
    } else if (/^[-*]\s/.test(line)) found.push({ kind: "item", spans: spans(line.slice(2)) });
    else found.push({ kind: "text", spans: spans(line.replace(/<[^>]+>/g, "")) });
  }
  return found;
}

export function plain(block: Block): string {
  if (block.kind === "heading") return block.text;
  if (block.kind === "table") return [block.head, ...block.rows].flat(2).map((span) => span.text).join(" ");
  return block.spans.map((span) => span.text).join("");
}
