import { OFFICE, XML_HEAD } from '@outcome-studio/shared/files'
import { hex, transformXml } from './deckText.ts'
import { DECK_SIZE } from './SlideDeck.ts'

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const PRESENTATION = 'http://schemas.openxmlformats.org/presentationml/2006/main'
export const DECK_NAMESPACES = `xmlns:a="${DRAWING}" xmlns:r="${OFFICE}/relationships" xmlns:p="${PRESENTATION}"`

/** The start of a tree of shapes: the group that contains all others. */
export const EMPTY_TREE =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>'

const EDGE = 36
export const FOOTER_BOX = { x: EDGE, y: 500, width: 800, height: 26 } as const
export const NUMBER_BOX = { x: DECK_SIZE.width - EDGE - 60, y: 500, width: 60, height: 26 } as const
const TITLE_BOX = { x: EDGE, y: 28, width: DECK_SIZE.width - 2 * EDGE, height: 34 } as const

const titleXml = `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr>${transformXml(TITLE_BOX)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0" anchor="t"/><a:lstStyle/><a:p><a:r><a:rPr lang="en-US"/><a:t>Title</a:t></a:r></a:p></p:txBody></p:sp>`
const numberXml = `<p:sp><p:nvSpPr><p:cNvPr id="3" name="Slide number"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldNum" sz="quarter" idx="12"/></p:nvPr></p:nvSpPr><p:spPr>${transformXml(NUMBER_BOX)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0" anchor="b"/><a:lstStyle/><a:p><a:pPr algn="r"/><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="en-US" sz="1000"/><a:t>‹#›</a:t></a:fld></a:p></p:txBody></p:sp>`

const levels = (size: number, isBold: boolean): string =>
  Array.from(
    { length: 9 },
    (_, at) =>
      `<a:lvl${at + 1}pPr marL="0" indent="0" algn="l"><a:buNone/><a:defRPr sz="${size * 100}" b="${isBold ? 1 : 0}"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/></a:defRPr></a:lvl${at + 1}pPr>`,
  ).join('')

/** The master of all slides, with the relationship rId1 to its layout. */
export const slideMasterXml = `${XML_HEAD}<p:sldMaster ${DECK_NAMESPACES}><p:cSld><p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg><p:spTree>${EMPTY_TREE}${titleXml}${numberXml}</p:spTree></p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst><p:txStyles><p:titleStyle>${levels(24, true)}</p:titleStyle><p:bodyStyle>${levels(14, false)}</p:bodyStyle><p:otherStyle>${levels(14, false)}</p:otherStyle></p:txStyles></p:sldMaster>`

/** The one layout: a title and the slide's number. */
export const slideLayoutXml = `${XML_HEAD}<p:sldLayout ${DECK_NAMESPACES} type="titleOnly" preserve="1"><p:cSld name="Title only"><p:spTree>${EMPTY_TREE}${titleXml}${numberXml}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`

/** Fonts whose widths are known, and colors for what people add themselves. */
export function themeXml(accent: string): string {
  const color = (name: string, value: string) => `<a:${name}><a:srgbClr val="${hex(value)}"/></a:${name}>`
  const font = '<a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/>'
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
  const line = `<a:ln w="9525">${fill}</a:ln>`
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>'
  const colors = [
    color('dk1', '#1a1b1f'),
    color('lt1', '#ffffff'),
    color('dk2', '#5a5e69'),
    color('lt2', '#f4f5f7'),
    color('accent1', accent),
    color('accent2', '#b23a00'),
    color('accent3', '#5d6470'),
    color('accent4', '#a8690a'),
    color('accent5', '#7f1d06'),
    color('accent6', '#2457b5'),
    color('hlink', accent),
    color('folHlink', accent),
  ]
  return `${XML_HEAD}<a:theme xmlns:a="${DRAWING}" name="Study"><a:themeElements><a:clrScheme name="Study">${colors.join('')}</a:clrScheme><a:fontScheme name="Study"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme><a:fmtScheme name="Study"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`
}
