// Tables as ECharts options. Nothing is told by colour alone: series differ in symbol, dash or pattern, and
// tiles carry their number.
import { BarChart, CustomChart, HeatmapChart, LineChart } from "echarts/charts";
import {
  AriaComponent,
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  TooltipComponent,
} from "echarts/components";
import { VisualMapContinuousComponent } from "echarts/components";
import { init, use } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import type {
  CustomSeriesRenderItemAPI,
  CustomSeriesRenderItemParams,
  EChartsCoreOption,
  EChartsType,
} from "echarts";
import { shown, type Cell, type Table } from "./document";

use([
  AriaComponent,
  BarChart,
  CustomChart,
  GridComponent,
  HeatmapChart,
  LegendComponent,
  LineChart,
  MarkLineComponent,
  SVGRenderer,
  TooltipComponent,
  VisualMapContinuousComponent,
]);

const ink = "#1c2326";
const soft = "#5b5a50";
const rule = "#d8ccab";
// Told apart by every kind of colour vision, and by lightness in grey print.
const colours = [
  "#12545f",
  "#d17a00",
  "#7a1f3d",
  "#6f8fb0",
  "#3d5a1e",
  "#8a7500",
  "#4a2f7a",
  "#a8a294",
  "#1c2326",
];
const symbols = [
  "circle",
  "diamond",
  "triangle",
  "rect",
  "roundRect",
  "pin",
  "arrow",
  "emptyCircle",
  "emptyDiamond",
];
const dashes: (string | number[])[] = [
  "solid",
  "dashed",
  "dotted",
  [8, 3, 2, 3],
  [2, 2],
  [12, 4],
  [4, 2, 1, 2],
  "solid",
  "dashed",
];

const number = (cell: Cell) => (typeof cell === "number" ? cell : Number.NaN);

export function heightOf(table: Table): number {
  const chart = table.chart!;
  if (chart.kind === "intervals") return 90 + 26 * table.rows.length;
  if (chart.kind === "heat") return 130 + 34 * new Set(table.rows.map((row) => String(row[1]))).size;
  return 300;
}

// The whiskers of an interval: a bar from low to high with a foot at each end.
function whiskers(across: boolean, colour: string) {
  return (_params: CustomSeriesRenderItemParams, api: CustomSeriesRenderItemAPI) => {
    const at = api.value(0) as number;
    const ends = [api.value(1), api.value(2)].map((end) =>
      api.coord(across ? [end as number, at] : [at, end as number]),
    );
    const [a, b] = ends;
    if (!a || !b || [...a, ...b].some(Number.isNaN)) return null;
    const foot = 4;
    const line = (x1: number, y1: number, x2: number, y2: number) => ({
      type: "line" as const,
      shape: { x1, y1, x2, y2 },
      style: { stroke: colour, lineWidth: 2 },
    });
    const feet = [a, b].map(([x, y]) =>
      across ? line(x!, y! - foot, x!, y! + foot) : line(x! - foot, y!, x! + foot, y!),
    );
    return { type: "group" as const, children: [line(a[0]!, a[1]!, b[0]!, b[1]!), ...feet] };
  };
}

function reference(table: Table, across: boolean) {
  const chart = table.chart!;
  if (chart.line === undefined) return {};
  return {
    markLine: {
      silent: true,
      symbol: "none",
      animation: false,
      lineStyle: { color: soft, type: "dashed", width: 1.5 },
      label: { formatter: chart.line_name ?? "", color: soft, position: across ? "start" : "insideEndTop" },
      data: [across ? { xAxis: chart.line } : { yAxis: chart.line }],
    },
  };
}

export function optionOf(table: Table, narrow: boolean): EChartsCoreOption {
  const chart = table.chart!;
  const as = table.columns[chart.series[0]!.value]!.as;
  const names = table.rows.map((row) => shown(row[0]!, table.columns[0]!.as));
  const text = { color: ink, fontSize: 12 };
  const valueAxis = {
    type: "value",
    min: chart.least,
    max: chart.most,
    scale: chart.least === undefined,
    axisLabel: {
      ...text,
      formatter: (value: number) =>
        as === "percent" || as === "points"
          ? `${Math.round(1000 * value) / 10}${as === "percent" ? "%" : ""}`
          : String(value),
    },
    splitLine: { lineStyle: { color: rule } },
  };
  const categoryAxis = {
    type: "category",
    data: names,
    axisLabel: { ...text, hideOverlap: true },
    axisTick: { show: false },
    axisLine: { lineStyle: { color: soft } },
  };
  const across = { name: chart.across, nameLocation: "middle", nameGap: 28, nameTextStyle: { color: soft } };
  const base = {
    animation: false,
    color: colours,
    textStyle: { fontFamily: 'system-ui, "Segoe UI", Roboto, sans-serif', color: ink },
    grid: { left: 8, right: 24, top: 36, bottom: 34, containLabel: true },
    tooltip: {
      confine: true,
      trigger: "item",
      formatter: (params: { dataIndex: number }) => rowText(table, params.dataIndex),
    },
    legend:
      chart.series.length > 1
        ? {
            top: 0,
            textStyle: text,
            itemWidth: 34,
            data: chart.series.map((each) => table.columns[each.value]!.name),
          }
        : undefined,
  };

  if (chart.kind === "heat") return heat(table, base, text);
  if (chart.kind === "intervals") {
    const { value, low, high } = chart.series[0]!;
    return {
      ...base,
      xAxis: valueAxis,
      yAxis: {
        ...categoryAxis,
        inverse: true,
        axisLabel: { ...text, width: narrow ? 120 : 260, overflow: "truncate" },
      },
      series: [
        {
          type: "custom",
          renderItem: whiskers(true, colours[0]!),
          encode: { x: [1, 2], y: 0 },
          data: table.rows.map((row, i) => [i, number(row[low!]!), number(row[high!]!)]),
        },
        {
          type: "line",
          lineStyle: { width: 0 },
          symbol: "diamond",
          symbolSize: 11,
          encode: { x: 0, y: 1 },
          data: table.rows.map((row, i) => [number(row[value]!), i]),
          ...reference(table, true),
        },
      ],
    };
  }
  const series: object[] = chart.series.map((each, i) => {
    const name = table.columns[each.value]!.name;
    const data = table.rows.map((row) => row[each.value]);
    if (chart.kind === "bars") return { type: "bar", name, data, barGap: "0%", barCategoryGap: "8%" };
    return {
      type: "line",
      name,
      data,
      symbol: symbols[i],
      symbolSize: 9,
      lineStyle: { width: 2, type: dashes[i] },
      connectNulls: false,
      ...(i === 0 ? reference(table, false) : {}),
    };
  });
  chart.series.forEach((each, i) => {
    if (each.low === undefined || each.high === undefined) return;
    series.push({
      type: "custom",
      renderItem: whiskers(false, colours[i]!),
      encode: { x: 0, y: [1, 2] },
      data: table.rows.map((row, at) => [at, number(row[each.low!]!), number(row[each.high!]!)]),
    });
  });
  return {
    ...base,
    aria: { enabled: true, decal: { show: chart.kind === "bars" && chart.series.length > 1 } },
    xAxis: { ...categoryAxis, ...across },
    yAxis: valueAxis,
    series,
  };
}

function heat(table: Table, base: object, text: object): EChartsCoreOption {
  const value = table.chart!.series[0]!.value;
  const as = table.columns[value]!.as;
  // In order: where some pairs are missing, the order of the rows is not that of the second axis.
  const places = (at: number) =>
    [...new Set(table.rows.map((row) => shown(row[at]!, table.columns[at]!.as)))].sort((a, b) =>
      a.localeCompare(b, "en", { numeric: true }),
    );
  const [columns, lines] = [places(0), places(1)];
  const all = table.rows.map((row) => number(row[value]!)).filter((each) => !Number.isNaN(each));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const axis = (at: number, data: string[], place: object) => ({
    type: "category",
    data,
    name: table.columns[at]!.name,
    nameTextStyle: { color: soft },
    axisLabel: text,
    splitArea: { show: true },
    ...place,
  });
  return {
    ...base,
    grid: { left: 16, right: 16, top: 30, bottom: 84, containLabel: true },
    xAxis: axis(0, columns, { nameLocation: "middle", nameGap: 28 }),
    yAxis: axis(1, lines, { nameTextStyle: { color: soft, align: "left" } }),
    visualMap: {
      min: least,
      max: most === least ? least + 1 : most,
      orient: "horizontal",
      left: "center",
      bottom: 0,
      text: [shown(most, as), shown(least, as)],
      textStyle: text,
      inRange: { color: ["#fffaf0", "#d9c48a", "#7aa3a0", "#12545f"] },
      seriesIndex: 0,
    },
    series: [
      {
        type: "heatmap",
        data: table.rows.map((row) => {
          const each = number(row[value]!);
          const dark = most > least && (each - least) / (most - least) > 0.55;
          return {
            value: [
              columns.indexOf(shown(row[0]!, table.columns[0]!.as)),
              lines.indexOf(shown(row[1]!, table.columns[1]!.as)),
              each,
            ],
            label: { show: true, color: dark ? "#fffaf0" : ink, formatter: () => shown(row[value]!, as) },
            itemStyle: { borderColor: "#fffaf0", borderWidth: 2 },
          };
        }),
      },
    ],
  };
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
function rowText(table: Table, at: number): string {
  const row = table.rows[at];
  if (!row) return "";
  const lines = row
    .slice(0, 6)
    .map(
      (cell, i) => `${escaped(table.columns[i]!.name)}: <b>${escaped(shown(cell, table.columns[i]!.as))}</b>`,
    );
  return lines.join("<br>");
}

// Draws the table into the element; gives what the page needs to draw it again in another size.
export function draw(element: HTMLElement, table: Table): { resize(width?: number): void; dispose(): void } {
  const chart: EChartsType = init(element, null, { renderer: "svg" }) as unknown as EChartsType;
  const narrow = () => element.clientWidth < 520;
  chart.setOption(optionOf(table, narrow()));
  return {
    resize: (width) => {
      chart.resize(width === undefined ? undefined : { width });
      chart.setOption(optionOf(table, narrow()));
    },
    dispose: () => chart.dispose(),
  };
}
