import { escapeXml, XML_HEAD } from '@outcome-studio/shared/files'
import { tableXml } from './deckTable.ts'
import { emu, lineXml, solidFill, textBodyXml, transformXml } from './deckText.ts'
import type { DeckGroup, DeckItem, DeckPolygon, DeckScatter, DeckSlide, DeckText } from './SlideDeck.ts'
import { DECK_NAMESPACES, EMPTY_TREE, FOOTER_BOX, NUMBER_BOX } from './slideMaster.ts'

const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart'
const SHAPES = { rectangle: 'rect', rounded: 'roundRect', arrow: 'homePlate' } as const
const RADIUS = 5
/** Values of a shape that depend on its shorter side, in hundred thousandths of that (ECMA-376 part 1, 20.1.9.5). */
const ADJUSTED: Readonly<Record<keyof typeof SHAPES, (side: number) => string>> = {
  rectangle: () => '<a:avLst/>',
  rounded: (side) =>
    `<a:avLst><a:gd name="adj" fmla="val ${Math.round((Math.min(RADIUS, side / 4) / side) * 100_000)}"/></a:avLst>`,
  arrow: () => '<a:avLst><a:gd name="adj" fmla="val 30000"/></a:avLst>',
}
const FOOTER = { size: 10, color: '#5a5e69' } as const

/**
 * Writes a slide.
 * @param chartId relationship of a chart, called once for each
 */
export function slideXml({ items, footer }: DeckSlide, chartId: (chart: DeckScatter) => string): string {
  let last = 1
  const nextId = () => {
    last += 1
    return last
  }
  const draw = (item: DeckItem): string => {
    switch (item.kind) {
      case 'text':
        return textXml(item, nextId())
      case 'polygon':
        return polygonXml(item, nextId())
      case 'table':
        return tableXml(item, nextId())
      case 'scatter':
        return scatterXml(item, nextId(), chartId(item))
      case 'group': {
        const id = nextId()
        return groupXml(item, id, item.items.map(draw).join(''))
      }
    }
  }
  const shapes = items.map(draw).join('')
  const foot =
    footer === ''
      ? ''
      : textXml(
          {
            kind: 'text',
            ...FOOTER_BOX,
            anchor: 'bottom',
            paragraphs: [{ runs: [{ text: footer, ...FOOTER }] }],
          },
          nextId(),
        )
  return `${XML_HEAD}<p:sld ${DECK_NAMESPACES}><p:cSld><p:spTree>${EMPTY_TREE}${shapes}${foot}${numberXml(nextId())}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`
}

/** The field that PowerPoint fills with the number of the slide. */
export const numberXml = (id: number): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Slide number"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldNum" sz="quarter" idx="12"/></p:nvPr></p:nvSpPr><p:spPr>${transformXml(NUMBER_BOX)}</p:spPr><p:txBody><a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0" anchor="b"/><a:lstStyle/><a:p><a:pPr algn="r"/><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="en-US" sz="${FOOTER.size * 100}">${solidFill(FOOTER.color)}</a:rPr><a:t>‹#›</a:t></a:fld></a:p></p:txBody></p:sp>`

function textXml(item: DeckText, id: number): string {
  const { isTitle, shape = 'rectangle', fill, line } = item
  const name = isTitle ? 'Title' : `Text ${id}`
  const own = isTitle
    ? '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr>'
    : `<p:cNvSpPr${fill === undefined ? ' txBox="1"' : ''}/><p:nvPr/>`
  const adjusted = ADJUSTED[shape](Math.min(item.width, item.height))
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/>${own}</p:nvSpPr><p:spPr>${transformXml(item)}<a:prstGeom prst="${SHAPES[shape]}">${adjusted}</a:prstGeom>${fill === undefined ? '<a:noFill/>' : solidFill(fill)}${lineXml(line)}</p:spPr>${textBodyXml(item)}</p:sp>`
}

function polygonXml({ name, points, fill, line }: DeckPolygon, id: number): string {
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))]
  const width = Math.max(...points.map(([x]) => x)) - left
  const height = Math.max(...points.map(([, y]) => y)) - top
  const path = points
    .map(([x, y], at) => {
      const point = `<a:pt x="${emu(x - left)}" y="${emu(y - top)}"/>`
      return at === 0 ? `<a:moveTo>${point}</a:moveTo>` : `<a:lnTo>${point}</a:lnTo>`
    })
    .join('')
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${escapeXml(name)}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${transformXml({ x: left, y: top, width, height })}<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst><a:path w="${emu(width)}" h="${emu(height)}">${path}<a:close/></a:path></a:pathLst></a:custGeom>${solidFill(fill)}${lineXml(line)}</p:spPr>${textBodyXml({ paragraphs: [] })}</p:sp>`
}

const scatterXml = (chart: DeckScatter, id: number, relationship: string): string =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="${escapeXml(chart.name)}" descr="${escapeXml(chart.description)}"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>${transformXml(chart, 'p:xfrm')}<a:graphic><a:graphicData uri="${CHART}"><c:chart xmlns:c="${CHART}" r:id="${relationship}"/></a:graphicData></a:graphic></p:graphicFrame>`

function groupXml(group: DeckGroup, id: number, content: string): string {
  const { x, y, width, height } = group
  const inner = `<a:chOff x="${emu(x)}" y="${emu(y)}"/><a:chExt cx="${emu(width)}" cy="${emu(height)}"/>`
  return `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="${id}" name="${escapeXml(group.name)}"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr>${transformXml(group, 'a:xfrm', inner)}</p:grpSpPr>${content}</p:grpSp>`
}
