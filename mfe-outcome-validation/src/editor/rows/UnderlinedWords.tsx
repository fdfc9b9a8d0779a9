import type { Remark } from '@outcome-studio/shared/domain/study'
import { color, inputBoxStyles, space } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { underlinedParts } from '../checking/underlinedParts.ts'
import { inPlaceSizes } from './inPlaceStyles.ts'

/**
 * Lies over the text field and wraps as its text does. The words are generated content: nobody finds, copies or hears
 * them twice.
 */
const Words = styled.div`
  ${inputBoxStyles}
  overflow-wrap: break-word;
  white-space: pre-wrap;
  pointer-events: none;
  color: transparent;
  forced-color-adjust: none;

  &[data-look^='row'] {
    min-height: 34px;
    padding: ${space(1)} ${space(2)};
  }
  &[data-look='row-strong'] {
    font-weight: 600;
  }
  ${inPlaceSizes}

  span::before {
    content: attr(data-words);
    text-decoration-skip-ink: none;
    text-underline-offset: 3px;
  }
  [data-severity]::before {
    text-decoration: underline dotted 2px;
  }
  [data-severity='error']::before {
    text-decoration: underline wavy 1px ${color.danger};
  }
  [data-severity='warning']::before {
    text-decoration-color: ${color.warning};
  }
  [data-severity='hint']::before {
    text-decoration-color: ${color.hint};
  }
  @media (forced-colors: active) {
    [data-severity]::before {
      text-decoration-color: CanvasText;
    }
  }
  @media print {
    display: none;
  }
`

interface UnderlinedWordsProps {
  readonly text: string
  readonly remarks: readonly Remark[]
  readonly look: 'row' | 'row-strong' | 'heading' | 'fact'
}

/** Underlines the words that remarks are about, in a text field of this look in the same place. */
export function UnderlinedWords({ text, remarks, look }: UnderlinedWordsProps) {
  const [known, setKnown] = useState({ remarks, checked: text })
  if (known.remarks !== remarks) setKnown({ remarks, checked: text })
  const parts = underlinedParts(text, known.checked, remarks)
  if (parts.length === 0) return null
  return (
    <Words aria-hidden="true" data-look={look}>
      {parts.map(({ start, text: words, severity }) => (
        <span key={start} data-words={words} data-severity={severity ?? undefined} />
      ))}
    </Words>
  )
}
