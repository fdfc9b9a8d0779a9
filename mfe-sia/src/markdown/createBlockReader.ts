import { Lexer, type Token, Tokenizer } from 'marked'
import { closeOpenMarks } from './closeOpenMarks.ts'
import { limitNesting } from './limitNesting.ts'

/** People write one tilde for "about". Two strike a text out. */
class TwoTildes extends Tokenizer {
  override del(...[source, ...others]: Parameters<Tokenizer['del']>): ReturnType<Tokenizer['del']> {
    return source.startsWith('~~') ? super.del(source, ...others) : undefined
  }
}

// The build leaves out all of the library but these two (tools/build/src/webpack/moduleRules.ts).
const OPTIONS = { gfm: true, tokenizer: new TwoTildes() }

/** A block of Markdown: paragraph, list, code and so on. */
export interface MarkdownBlock {
  /** Position in the text; blocks before it never change. */
  readonly key: number
  readonly token: Token
}

interface Settled {
  readonly source: string
  readonly blocks: readonly MarkdownBlock[]
}

const NOTHING: Settled = { source: '', blocks: [] }

/**
 * Creates a reader of one growing text. A block is settled once another block follows it. Settled blocks are neither
 * read again nor replaced, so the cost of a piece of text does not depend on what precedes its block.
 */
export function createBlockReader(): (text: string, isGrowing: boolean) => readonly MarkdownBlock[] {
  let settled = NOTHING
  return (source, isGrowing) => read(limitNesting(source), isGrowing)

  function read(text: string, isGrowing: boolean): readonly MarkdownBlock[] {
    if (!text.startsWith(settled.source)) settled = NOTHING
    const tokens = blocksOf(text.slice(settled.source.length))
    let { source } = settled
    const blocks = [...settled.blocks]
    tokens.forEach((token, at) => {
      const isOpen = at === tokens.length - 1
      if (isOpen) settled = { source, blocks: [...blocks] }
      const shown = isOpen && isGrowing ? unfinished(token) : token
      if (shown) blocks.push({ key: source.length, token: shown })
      source += token.raw
    })
    return blocks
  }
}

/** The beginning of a list, a heading and so on, before its first word. */
const MARKER = /^\s*(?:[-+*>#|]+|\d+[.)]?)\s*$/

/** The visible part of a block whose end has not arrived; undefined for none. */
function unfinished({ raw }: Token): Token | undefined {
  return MARKER.test(raw) ? undefined : blocksOf(closeOpenMarks(raw))[0]
}

/** Blank lines belong to the block before them. */
function blocksOf(text: string): Token[] {
  const blocks: Token[] = []
  for (const token of Lexer.lex(text, OPTIONS)) {
    const before = blocks.at(-1)
    if (token.type !== 'space') blocks.push(token)
    else if (before) blocks[blocks.length - 1] = { ...before, raw: before.raw + token.raw }
    else blocks.push(token)
  }
  return blocks
}
