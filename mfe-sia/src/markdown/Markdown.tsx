import { createLazy } from '@outcome-studio/shared/domain/base'
import { useLazy } from '@outcome-studio/shared/feature'
import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { useIdle } from '../core/useIdle.ts'
import { isParsable } from './isParsable.ts'
import type { MarkdownBlocksProps } from './MarkdownBlocks.tsx'

const blocks = createLazy(async () => (await import('./MarkdownBlocks.tsx')).MarkdownBlocks)

const Plain = styled.div`
  white-space: pre-wrap;
`

const Text = styled.div`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  max-width: 68ch;
  font: ${type.body};
  overflow-wrap: anywhere;

  & > * {
    min-width: 0;
  }
  & :is(h3, h4, h5, h6) {
    font: ${type.heading};
  }
  & :is(ul, ol) {
    padding-inline-start: ${space(6)};
  }
  & li + li {
    margin-block-start: ${space(1)};
  }
  & blockquote {
    margin: 0;
    padding-inline-start: ${space(3)};
    border-inline-start: 3px solid ${color.border};
    color: ${color.textMuted};
  }
  & code {
    padding: 0 ${space(1)};
    border-radius: ${radius.small};
    background: ${color.sunken};
    font-family: ui-monospace, monospace;
    font-size: 0.9em;
  }
  & pre {
    margin: 0;
    padding: ${space(3)};
    border-radius: ${radius.medium};
    background: ${color.sunken};
    white-space: pre-wrap;
  }
  & pre code {
    padding: 0;
  }
  & table {
    border-collapse: collapse;
  }
  & :is(th, td) {
    padding: ${space(1)} ${space(2)};
    border: 1px solid ${color.border};
    text-align: start;
  }
  & hr {
    width: 100%;
    margin: 0;
    border: 0;
    border-block-start: 1px solid ${color.border};
  }
`

/** The source of a message, with its line breaks. */
export function PlainText({ text }: { readonly text: string }) {
  return (
    <Text>
      <Plain>{text}</Plain>
    </Text>
  )
}

/**
 * Markdown of the coach. The parser is loaded when the browser is idle. Until then, or if loading fails, or if the
 * text would block the page, the source is shown.
 */
export function Markdown(props: MarkdownBlocksProps) {
  const isIdle = useIdle()
  const parsed = useLazy(blocks, { isWanted: isIdle || blocks.loaded() !== null })
  if (parsed.kind !== 'loaded' || !isParsable(props.text)) return <PlainText text={props.text} />
  const Blocks = parsed.value
  return (
    <Text data-parsed="">
      <Blocks {...props} />
    </Text>
  )
}
