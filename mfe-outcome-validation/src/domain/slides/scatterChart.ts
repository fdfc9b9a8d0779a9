import {
  columnName,
  escapeXml,
  OFFICE,
  type Workbook,
  writeWorkbook,
  XML_HEAD,
} from '@outcome-studio/shared/files'
import { emu, solidFill } from './deckText.ts'
import type { DeckPoint, DeckScatter, DeckSeries, SlideDeck } from './SlideDeck.ts'

const SHEET = 'Chart'
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'
const LABEL_SIDES = { left: 'l', right: 'r', above: 't', below: 'b' } as const

/** The points of all series with their row in the workbook, whose first row is the header. */
const rowsOf = (series: readonly DeckSeries[]) =>
  series
    .flatMap((each, of) => each.points.map((point) => ({ of, point })))
    .map((row, at) => ({ ...row, row: at + 2 }))

/**
 * The workbook behind a chart: name and x of all points, then a column of y for each series. LibreOffice loses series
 * of which a later one has more points, so all have the same rows.
 */
export function chartWorkbook(
  { name, series, axes }: DeckScatter,
  { creator, madeAt }: Pick<SlideDeck, 'creator' | 'madeAt'>,
): Uint8Array<ArrayBuffer> {
  const shown = withPoints(series)
  const workbook: Workbook = {
    title: name,
    creator,
    madeAt,
    sheets: [
      {
        name: SHEET,
        columns: [
          { width: 12, style: 'plain' },
          { width: 14, style: 'plain' },
          ...shown.map(() => ({ width: 14, style: 'plain' }) as const),
        ],
        rows: [
          [axes.y.title, axes.x.title, ...shown.map((each) => each.name)].map((value) => ({
            value,
            style: 'header',
          })),
          ...rowsOf(shown).map(({ of, point }) => [
            point.name,
            point.x,
            ...shown.map((_each, at) => (at === of ? point.y : null)),
          ]),
        ],
      },
    ],
  }
  return writeWorkbook(workbook)
}

const withPoints = (series: readonly DeckSeries[]) => series.filter(({ points }) => points.length > 0)

/** Writes a chart with the id `rId1` for its workbook. Series without points are left out. */
export function scatterChartXml(chart: DeckScatter): string {
  const { plot, axes } = chart
  const part = (tag: string, value: number) => `<c:${tag} val="${value.toFixed(5)}"/>`
  const layout = [
    '<c:layout><c:manualLayout><c:layoutTarget val="inner"/><c:xMode val="edge"/><c:yMode val="edge"/>',
    part('x', (plot.x - chart.x) / chart.width),
    part('y', (plot.y - chart.y) / chart.height),
    part('w', plot.width / chart.width),
    part('h', plot.height / chart.height),
    '</c:manualLayout></c:layout>',
  ]
  const shown = withPoints(chart.series)
  const rows = rowsOf(shown)
  const series = shown.map((each, at) => seriesXml(each, { at, rows, textColor: chart.textColor }))
  return [
    `${XML_HEAD}<c:chartSpace xmlns:c="${DRAWING}/chart" xmlns:a="${DRAWING}/main" xmlns:r="${OFFICE}/relationships">`,
    '<c:date1904 val="0"/><c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea>',
    ...layout,
    '<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>',
    ...series,
    '<c:axId val="1001"/><c:axId val="1002"/></c:scatterChart>',
    axisXml(axes.x, { id: 1001, crosses: 1002, side: 'b' }, chart),
    axisXml(axes.y, { id: 1002, crosses: 1001, side: 'l' }, chart),
    '<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr></c:plotArea><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>',
    '<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>',
    '<c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>',
  ].join('')
}

interface SeriesPlace {
  /** Index of the series. */
  readonly at: number
  readonly rows: ReturnType<typeof rowsOf>
  readonly textColor: string
}

function seriesXml({ name, color }: DeckSeries, { at, rows, textColor }: SeriesPlace): string {
  const column = columnName(at + 2)
  const last = rows.length + 1
  const own = rows.filter(({ of }) => of === at)
  const values = (tag: string, letter: string, points: readonly (readonly [row: number, value: number])[]) =>
    `<c:${tag}><c:numRef><c:f>${SHEET}!$${letter}$2:$${letter}$${last}</c:f><c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="${rows.length}"/>${points.map(([row, value]) => `<c:pt idx="${row - 2}"><c:v>${value}</c:v></c:pt>`).join('')}</c:numCache></c:numRef></c:${tag}>`
  const labels = own.map(({ row, point }) => labelXml(point, row - 2, textColor))
  return [
    `<c:ser><c:idx val="${at}"/><c:order val="${at}"/>`,
    `<c:tx><c:strRef><c:f>${SHEET}!$${column}$1</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${escapeXml(name)}</c:v></c:pt></c:strCache></c:strRef></c:tx>`,
    '<c:spPr><a:ln w="19050"><a:noFill/></a:ln></c:spPr>',
    `<c:marker><c:symbol val="circle"/><c:size val="9"/><c:spPr>${solidFill(color)}<a:ln w="9525">${solidFill('#ffffff')}</a:ln></c:spPr></c:marker>`,
    `<c:dLbls>${labels.join('')}${SHOWN(false)}</c:dLbls>`,
    values(
      'xVal',
      'B',
      rows.map(({ row, point }) => [row, point.x]),
    ),
    values(
      'yVal',
      column,
      own.map(({ row, point }) => [row, point.y]),
    ),
    '<c:smooth val="0"/></c:ser>',
  ].join('')
}

const SHOWN = (isShown: boolean): string =>
  `<c:showLegendKey val="0"/><c:showVal val="${isShown ? 1 : 0}"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>`

function labelXml({ name, label }: DeckPoint, index: number, color: string): string {
  if (label === undefined) return ''
  const text = `<a:p><a:r><a:rPr lang="en-US" sz="1000" b="1">${solidFill(color)}</a:rPr><a:t>${escapeXml(name)}</a:t></a:r></a:p>`
  return `<c:dLbl><c:idx val="${index}"/><c:tx><c:rich><a:bodyPr/><a:lstStyle/>${text}</c:rich></c:tx><c:dLblPos val="${LABEL_SIDES[label]}"/>${SHOWN(true)}</c:dLbl>`
}

interface AxisPlace {
  readonly id: number
  readonly crosses: number
  readonly side: 'b' | 'l'
}

function axisXml(
  { title, min, max }: DeckScatter['axes']['x'],
  { id, crosses, side }: AxisPlace,
  { textColor, lineColor }: DeckScatter,
): string {
  const properties = `lang="en-US" sz="1100" b="0"`
  const turn = side === 'l' ? ' rot="-5400000" vert="horz"' : ''
  return [
    `<c:valAx><c:axId val="${id}"/><c:scaling><c:orientation val="minMax"/><c:max val="${max}"/><c:min val="${min}"/></c:scaling><c:delete val="0"/><c:axPos val="${side}"/>`,
    `<c:title><c:tx><c:rich><a:bodyPr${turn}/><a:lstStyle/><a:p><a:r><a:rPr ${properties}>${solidFill(textColor)}</a:rPr><a:t>${escapeXml(title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`,
    '<c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>',
    `<c:spPr><a:ln w="${emu(0.75)}">${solidFill(lineColor)}</a:ln></c:spPr>`,
    `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="1100" b="0">${solidFill(textColor)}</a:defRPr></a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr>`,
    `<c:crossAx val="${crosses}"/><c:crosses val="min"/><c:crossBetween val="midCat"/><c:majorUnit val="${max - min > 5 ? 2 : 1}"/></c:valAx>`,
  ].join('')
}
