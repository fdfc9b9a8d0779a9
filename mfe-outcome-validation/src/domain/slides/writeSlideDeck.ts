import {
  contentTypesXml,
  documentProperties,
  PROPERTIES_RELATIONSHIP,
  PROPERTIES_TYPE,
  packZip,
  type Relationship,
  relationshipsXml,
  XML_HEAD,
} from '@outcome-studio/shared/files'
import { emu } from './deckText.ts'
import { DECK_SIZE, type DeckScatter, type SlideDeck } from './SlideDeck.ts'
import { chartWorkbook, scatterChartXml } from './scatterChart.ts'
import { DECK_NAMESPACES, slideLayoutXml, slideMasterXml, themeXml } from './slideMaster.ts'
import { slideXml } from './slideXml.ts'

const KIND = 'openxmlformats-officedocument.presentationml'
const DRAWING = 'openxmlformats-officedocument.drawingml'

/** Writes a presentation as a .pptx file (ECMA-376 part 1, 13) with native texts, tables and charts. */
export function writeSlideDeck(deck: SlideDeck): Uint8Array<ArrayBuffer> {
  const types: Record<string, string> = {
    'ppt/presentation.xml': `${KIND}.presentation.main`,
    'ppt/slideMasters/slideMaster1.xml': `${KIND}.slideMaster`,
    'ppt/slideLayouts/slideLayout1.xml': `${KIND}.slideLayout`,
    'ppt/theme/theme1.xml': 'openxmlformats-officedocument.theme',
    'docProps/core.xml': PROPERTIES_TYPE,
  }
  const parts: Record<string, string | Uint8Array> = {
    'ppt/presentation.xml': presentationXml(deck.slides.length),
    'ppt/_rels/presentation.xml.rels': relationshipsXml([
      { id: 'rId1', type: 'slideMaster', target: 'slideMasters/slideMaster1.xml' },
      { id: 'rId2', type: 'theme', target: 'theme/theme1.xml' },
      ...deck.slides.map((_slide, at) => ({
        id: `rId${at + 3}`,
        type: 'slide',
        target: `slides/slide${at + 1}.xml`,
      })),
    ]),
    'ppt/slideMasters/slideMaster1.xml': slideMasterXml,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationshipsXml([
      { id: 'rId1', type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
      { id: 'rId2', type: 'theme', target: '../theme/theme1.xml' },
    ]),
    'ppt/slideLayouts/slideLayout1.xml': slideLayoutXml,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relationshipsXml([
      { id: 'rId1', type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' },
    ]),
    'ppt/theme/theme1.xml': themeXml(deck.accent),
    'docProps/core.xml': documentProperties(deck),
  }
  let charts = 0
  const addChart = (chart: DeckScatter): string => {
    charts += 1
    types[`ppt/charts/chart${charts}.xml`] = `${DRAWING}.chart`
    parts[`ppt/charts/chart${charts}.xml`] = scatterChartXml(chart)
    parts[`ppt/charts/_rels/chart${charts}.xml.rels`] = relationshipsXml([
      { id: 'rId1', type: 'package', target: `../embeddings/chart${charts}.xlsx` },
    ])
    parts[`ppt/embeddings/chart${charts}.xlsx`] = chartWorkbook(chart, deck)
    return `../charts/chart${charts}.xml`
  }
  for (const [at, slide] of deck.slides.entries()) {
    const relationships: Relationship[] = [
      { id: 'rId1', type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
    ]
    const path = `slide${at + 1}.xml`
    types[`ppt/slides/${path}`] = `${KIND}.slide`
    parts[`ppt/slides/${path}`] = slideXml(slide, (chart) => {
      const id = `rId${relationships.length + 1}`
      relationships.push({ id, type: 'chart', target: addChart(chart) })
      return id
    })
    parts[`ppt/slides/_rels/${path}.rels`] = relationshipsXml(relationships)
  }
  const root = { id: 'rId1', type: 'officeDocument', target: 'ppt/presentation.xml' }
  return packZip(
    {
      '[Content_Types].xml': contentTypesXml(types, charts > 0 ? WORKBOOKS : {}),
      '_rels/.rels': relationshipsXml([root, PROPERTIES_RELATIONSHIP]),
      ...parts,
    },
    deck.madeAt,
  )
}

const WORKBOOKS = { xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }

/** Ids of slides begin at 256, those of masters at 2147483648 (ECMA-376 part 1, 19.7.13 and 19.7.10). */
function presentationXml(slides: number): string {
  const list = Array.from({ length: slides }, (_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 3}"/>`)
  const size = `<p:sldSz cx="${emu(DECK_SIZE.width)}" cy="${emu(DECK_SIZE.height)}"/><p:notesSz cx="6858000" cy="9144000"/>`
  return `${XML_HEAD}<p:presentation ${DECK_NAMESPACES} saveSubsetFonts="1"><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${list.join('')}</p:sldIdLst>${size}</p:presentation>`
}
