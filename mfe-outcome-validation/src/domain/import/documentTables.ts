import { JOB_STEP_CATEGORIES } from '@outcome-studio/shared/domain/study'
import { hasListMark, type Pause, type Table, tableOf } from '@outcome-studio/shared/files'
import type { ReadBlock } from '../word/ReadBlock.ts'
import { readCategory } from './readCategory.ts'

/** Titles of the columns, which the import knows. */
const TITLES = ['Job step', 'Category', 'Outcome statement', 'Other text'] as const

interface Item {
  readonly text: string
  /** Level in its list from 0; null for text that belongs to no list. */
  readonly level: number | null
}

/** What is between two headings. */
interface Section {
  /** null before the first heading. */
  readonly heading: { readonly text: string; readonly level: number } | null
  readonly items: Item[]
  readonly tables: (readonly (readonly string[])[])[]
}

/**
 * Reads a text document as tables to map: one of its headings and lists, and one for all its tables with the same titles.
 * The largest comes first. A heading above a list is a job step, and so are the items of a list that have a list of
 * their own. In a document without lists the paragraphs below headings are outcome statements.
 * @throws FileProblem beyond FILE_LIMITS
 */
export async function documentTables(blocks: readonly ReadBlock[], pause: Pause): Promise<readonly Table[]> {
  await pause()
  const sections = sectionsOf(blocks)
  const outline = outlineRows(sections)
  const named = [
    ...(outline.length > 1 ? [{ name: 'Headings and lists', rows: outline }] : []),
    ...[...tablesByTitles(sections).values()].map((rows, at) => ({ name: `Table ${at + 1}`, rows })),
  ]
  return named
    .toSorted((one, other) => statementsIn(other.rows) - statementsIn(one.rows))
    .map(({ name, rows }) => ({ ...tableOf(rows), name }))
}

function sectionsOf(blocks: readonly ReadBlock[]): readonly Section[] {
  const hasLists = blocks.some((block) => block.kind === 'paragraph' && levelOf(block) !== null)
  const hasHeadings = blocks.some((block) => block.kind === 'paragraph' && (block.heading ?? 0) > 0)
  const sections: Section[] = [{ heading: null, items: [], tables: [] }]
  for (const block of blocks) {
    const last = sections.at(-1)
    if (block.kind === 'table') last?.tables.push(block.rows)
    else if (block.heading !== null) {
      sections.push({ heading: { text: block.text, level: block.heading }, items: [], tables: [] })
    } else {
      const isStatement = !hasLists && hasHeadings && (last?.heading?.level ?? 0) > 0
      last?.items.push({ text: block.text, level: levelOf(block) ?? (isStatement ? 0 : null) })
    }
  }
  return sections
}

/** The level of an item of a list. A member may have typed the marks of the list. */
const levelOf = ({ listLevel, text }: Extract<ReadBlock, { kind: 'paragraph' }>): number | null =>
  listLevel ?? (hasListMark(text) ? 0 : null)

function outlineRows(sections: readonly Section[]): readonly (readonly string[])[] {
  const levels = new Set(sections.filter(isStep).map(({ heading }) => heading?.level))
  const rows = sections.flatMap((section) => {
    const { heading, items, tables } = section
    const top = lowest(items)
    const nested = items.some(({ level }) => level !== null && level > top)
    // A heading without a list is a job step too, if its neighbors of the same level are.
    const isTitle = !heading || nested || tables.length > 0 || !(isStep(section) || levels.has(heading.level))
    return [
      ...(heading ? [isTitle ? ['', '', '', heading.text] : stepRow(heading.text)] : []),
      ...items.map(({ text, level }) => {
        if (level === null) return ['', '', '', text]
        return nested && level === top ? stepRow(text) : ['', '', text]
      }),
    ]
  })
  const isRead = rows.some(([step, , statement]) => step || statement)
  return isRead ? [TITLES, ...rows] : []
}

const isStep = ({ heading, items }: Section): boolean =>
  heading !== null && heading.level > 0 && items.some(({ level }) => level !== null)

const lowest = (items: readonly Item[]): number =>
  items.reduce((least, { level }) => Math.min(least, level ?? least), Number.POSITIVE_INFINITY)

/** A category in brackets, as the product writes it after a job step. */
const CATEGORY = new RegExp(`\\s*\\((${JOB_STEP_CATEGORIES.join('|')})\\)\\s*$`, 'i')

function stepRow(text: string): readonly string[] {
  const category = CATEGORY.exec(text)?.[1] ?? ''
  return [text.replace(CATEGORY, ''), readCategory(category).category ?? '']
}

/** Tables by their titles; those of one kind are below headings that name their job steps. */
function tablesByTitles(sections: readonly Section[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const byTitles = new Map<string, (readonly string[])[]>()
  for (const { heading, tables } of sections) {
    for (const [titles = [], ...rows] of tables) {
      if (rows.length === 0) continue
      const key = titles.join('\n')
      const hasSteps = titles.some((title) => /\bjob step\b/i.test(title))
      const step = hasSteps ? [] : heading ? stepRow(heading.text) : ['', '']
      const known = byTitles.get(key) ?? [hasSteps ? titles : [...TITLES.slice(0, 2), ...titles]]
      known.push(...rows.map((row) => [...step, ...row]))
      byTitles.set(key, known)
    }
  }
  return byTitles
}

/** How many rows may be outcome statements: those with a text below the titles. */
const statementsIn = (rows: readonly (readonly string[])[]): number => {
  const at = rows[0]?.findIndex((title) => /\boutcome\b|\bstatement\b/i.test(title)) ?? -1
  return at === -1 ? 0 : rows.slice(1).filter((row) => (row[at] ?? '') !== '').length
}
