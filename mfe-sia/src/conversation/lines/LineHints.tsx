import { color, space, type } from '@outcome-studio/shared/ui'
import { Info, type LucideIcon, Pencil, TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import type { LineHint, LineHintKind } from '../../domain/lines/lineHint.ts'

const Lines = styled.span`
  display: grid;
  gap: ${space(1)};
`
const Line = styled.span`
  display: flex;
  gap: ${space(1.5)};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-block-start: 2px;
  }
  & b {
    font: ${type.label};
  }
  &[data-kind='draft'],
  &[data-kind='place'] {
    color: ${color.text};
  }
  &[data-kind='draft'] > svg {
    color: ${color.textMuted};
  }
  /* Below the text of the draft. */
  &[data-kind='place'] {
    padding-inline-start: calc(16px + ${space(1.5)});
  }
  &[data-kind='warning'] {
    color: ${color.warning};
  }
`

/** How each kind is told at a glance: by icon and word, and by color as well. */
const SIGNS: Readonly<Partial<Record<LineHintKind, readonly [LucideIcon, string]>>> = {
  draft: [Pencil, 'Draft'],
  warning: [TriangleAlert, 'Warning'],
  tip: [Info, 'Tip'],
}

/** The texts below a line, each with its kind before it, also for screen readers. */
export function LineHints({ hints }: { readonly hints: readonly LineHint[] }) {
  return (
    <Lines>
      {hints.map(({ kind, text }) => {
        const [Icon, word] = SIGNS[kind] ?? []
        return (
          <Line key={`${kind} ${text}`} data-kind={kind}>
            {Icon && <Icon aria-hidden="true" />}
            <span>
              {word !== undefined && <b>{`${word}: `}</b>}
              {`${text} `}
            </span>
          </Line>
        )
      })}
    </Lines>
  )
}
