import { escapeXml } from '@outcome-studio/shared/files'
import type { DeckBox, DeckParagraph, DeckRun, DeckText } from './SlideDeck.ts'

/** English Metric Units in a point (ECMA-376 part 1, 20.1.2.1). */
const EMU = 12_700

/** A length in the unit of the file. */
export const emu = (points: number): number => Math.round(points * EMU)

/** A color without its number sign. */
export const hex = (color: string): string => color.slice(1).toUpperCase()

export const solidFill = (color: string): string =>
  `<a:solidFill><a:srgbClr val="${hex(color)}"/></a:solidFill>`

export const lineXml = (color: string | undefined, points = 0.75): string =>
  color === undefined ? '<a:ln><a:noFill/></a:ln>' : `<a:ln w="${emu(points)}">${solidFill(color)}</a:ln>`

/** Position and size of a shape or group. */
export const transformXml = ({ x, y, width, height }: DeckBox, tag = 'a:xfrm', inner = ''): string =>
  `<${tag}><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/>${inner}</${tag}>`

const FIRST_LETTER = /\p{L}/u
const RIGHT_TO_LEFT = /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u

/** Whether the first letter of a text belongs to a script that is written from right to left. */
const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(FIRST_LETTER.exec(text)?.[0] ?? '')

const runXml = ({ text, size, color, isBold }: DeckRun): string =>
  `<a:r><a:rPr lang="en-US" sz="${Math.round(size * 100)}" b="${isBold ? 1 : 0}" dirty="0">${solidFill(color)}</a:rPr><a:t>${escapeXml(text)}</a:t></a:r>`

/** Writes a paragraph. Line breaks within a run become spaces: a slide has no room for a second structure. */
export function paragraphXml({ runs, align, spaceBefore = 0 }: DeckParagraph): string {
  const isRtl = isRightToLeft(runs.map(({ text }) => text).join(' '))
  const side = align === 'center' ? 'ctr' : (align === 'end') === isRtl ? 'l' : 'r'
  const space = `<a:spcBef><a:spcPts val="${Math.round(spaceBefore * 100)}"/></a:spcBef>`
  const texts = runs.map((run) => runXml({ ...run, text: run.text.replaceAll(/\s+/g, ' ') }))
  return `<a:p><a:pPr marL="0" indent="0" algn="${side}"${isRtl ? ' rtl="1"' : ''}>${space}<a:buNone/></a:pPr>${texts.join('')}</a:p>`
}

const ANCHORS = { middle: 'ctr', bottom: 'b' } as const

/** Writes the text of a shape. */
export function textBodyXml({
  paragraphs,
  inset = 0,
  anchor,
}: Pick<DeckText, 'paragraphs' | 'inset' | 'anchor'>): string {
  const edge = emu(inset)
  const body = `<a:bodyPr wrap="square" lIns="${edge}" tIns="${edge}" rIns="${edge}" bIns="${edge}" anchor="${anchor ? ANCHORS[anchor] : 't'}"><a:noAutofit/></a:bodyPr>`
  const texts = paragraphs.length > 0 ? paragraphs.map(paragraphXml).join('') : '<a:p/>'
  return `<p:txBody>${body}<a:lstStyle/>${texts}</p:txBody>`
}
