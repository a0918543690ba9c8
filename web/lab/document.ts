// A report as `backlot lab` writes it (src/lab/document.hpp), and numbers as people read them.
export type As = "text" | "count" | "percent" | "points" | "number";
export type Cell = string | number | null;

export interface Column {
  name: string;
  as: As;
}

export interface Series {
  value: number;
  low?: number;
  high?: number;
}

export interface Chart {
  kind: "bars" | "lines" | "intervals" | "heat";
  across: string;
  series: Series[];
  line?: number;
  line_name?: string;
  least?: number;
  most?: number;
}

export interface Table {
  id: string;
  title: string;
  about: string;
  columns: Column[];
  rows: Cell[][];
  chart?: Chart;
}

export interface Part {
  id: string;
  title: string;
  sentences: string[];
  tables: Table[];
}

export interface Document {
  report: string;
  game: string;
  title: string;
  facts: Record<string, string>;
  sentences: string[];
  parts: Part[];
}

const whole = new Intl.NumberFormat("en");

export function shown(cell: Cell, as: As): string {
  if (cell === null) return "–";
  if (typeof cell === "string") return cell;
  switch (as) {
    case "count":
      return whole.format(cell);
    case "percent":
      return `${(100 * cell).toFixed(1)}%`;
    case "points":
      return `${cell > 0 ? "+" : ""}${(100 * cell).toFixed(1)}`;
    default:
      return Number.isInteger(cell) && Math.abs(cell) < 1e6
        ? String(cell)
        : String(Number(cell.toPrecision(4)));
  }
}
