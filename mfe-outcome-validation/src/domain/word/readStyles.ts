import { type Pause, readXml } from '@outcome-studio/shared/files'

/** What the styles of paragraphs say about their place in the text, by the id of the style. */
export interface ParagraphStyles {
  /** Level of a heading from 1; 0 for the title. */
  readonly headings: ReadonlyMap<string, number>
  /** Level of a list from 0. */
  readonly lists: ReadonlyMap<string, number>
}

export const NO_STYLES: ParagraphStyles = { headings: new Map(), lists: new Map() }

interface Style {
  readonly id: string
  basedOn: string | null
  heading: number | null
  list: number | null
}

/** Word writes the names of its own styles in English whatever its language; ids are translated. */
const [HEADING, LIST] = [/^heading ([1-9])$/i, /^list (?:bullet|number)(?: ([2-5]))?$/i]

/** Reads the styles of a .docx file (ECMA-376 part 1, 17.7). A style without a level has that of the one it is based on. */
export async function readStyles(xml: string, pause: Pause): Promise<ParagraphStyles> {
  const styles: Style[] = []
  const open = (name: string, attribute: (name: string) => string | null) => {
    const last = styles.at(-1)
    const value = attribute('val') ?? ''
    if (name === 'style') {
      styles.push({ id: attribute('styleId') ?? '', basedOn: null, heading: null, list: null })
    } else if (!last) return
    else if (name === 'name') {
      const [heading, list] = [HEADING.exec(value), LIST.exec(value)]
      if (heading) last.heading = Number(heading[1])
      else if (/^title$/i.test(value)) last.heading = 0
      if (list) last.list = Number(list[1] ?? 1) - 1
    } else if (name === 'basedOn') last.basedOn = value
    else if (name === 'outlineLvl' && Number(value) < 9) last.heading ??= Number(value) + 1
    else if (name === 'numId' && value !== '0') last.list ??= 0
    else if (name === 'ilvl') last.list = Number(value)
  }
  await readXml(xml, { open, close: () => {}, text: () => {} }, pause)
  const byId = new Map(styles.map((style) => [style.id, style]))
  const levels = (key: 'heading' | 'list') =>
    new Map(
      styles.flatMap(({ id }) => {
        const level = inherited(byId, id, key)
        return level === null ? [] : [[id, level] as const]
      }),
    )
  return { headings: levels('heading'), lists: levels('list') }
}

/** Longest chain of styles that is followed: a damaged file may have a cycle. */
const LONGEST_CHAIN = 20

function inherited(byId: ReadonlyMap<string, Style>, id: string, key: 'heading' | 'list'): number | null {
  let style = byId.get(id)
  for (let count = 0; style && count < LONGEST_CHAIN; count += 1) {
    if (style[key] !== null) return style[key]
    style = byId.get(style.basedOn ?? '')
  }
  return null
}
