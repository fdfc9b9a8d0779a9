import type { Token } from 'marked'
import { memo, useState } from 'react'
import { Block } from './Block.tsx'
import { createBlockReader } from './createBlockReader.ts'

const SettledBlock = memo(
  ({ token }: { readonly token: Token; readonly raw: string }) => <Block token={token} />,
  (before, after) => before.raw === after.raw,
)

export interface MarkdownBlocksProps {
  readonly text: string
  /** Whether more text may follow. */
  readonly isGrowing: boolean
}

/** Markdown as React elements. A block renders again only if its own text has changed. */
export function MarkdownBlocks({ text, isGrowing }: MarkdownBlocksProps) {
  const [read] = useState(createBlockReader)
  return read(text, isGrowing).map(({ key, token }) => (
    <SettledBlock key={key} token={token} raw={token.raw} />
  ))
}
