import type { RulesProblem } from '@outcome-studio/shared/domain/checker'
import {
  color,
  descriptionStyles,
  GrowingTextArea,
  labelStyles,
  space,
  type,
} from '@outcome-studio/shared/ui'
import { useId, useRef } from 'react'
import styled from 'styled-components'

const Frame = styled.div`
  display: grid;
  gap: ${space(2)};
`

const Label = styled.label`
  ${labelStyles}
`

const Hint = styled.p`
  ${descriptionStyles}
`

const Area = styled(GrowingTextArea)`
  min-height: 24rem;
  font: 400 0.8125rem/1.25rem ui-monospace, monospace;
  tab-size: 2;
  white-space: pre-wrap;
`

const Problems = styled.ul`
  display: grid;
  gap: ${space(1)};
  color: ${color.danger};
  font: ${type.small};

  &:empty {
    display: none;
  }
`

const Go = styled.button`
  padding: ${space(0.5)} 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 2px;
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: 32px;
  }
`

interface JsonEditorProps {
  readonly text: string
  readonly problems: readonly RulesProblem[]
  readonly onText: (text: string) => void
}

/**
 * The rules as JSON. Problems are listed by line and column; a click moves the cursor there. They stand above the text,
 * whose end is often out of view.
 */
export function JsonEditor({ text, problems, onText }: JsonEditorProps) {
  const id = useId()
  const hintId = useId()
  const problemsId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const goTo = ({ line, column }: RulesProblem) => {
    const at = offsetOf(text, { line, column })
    area.current?.focus()
    area.current?.setSelectionRange(at, at)
  }
  return (
    <Frame>
      <Label htmlFor={id}>Rules as JSON</Label>
      <Hint id={hintId}>
        Four parts, each optional: rules, words, patterns, required. The form shows what you write here.
      </Hint>
      <Problems role="list" id={problemsId} aria-label="Problems">
        {problems.map((problem) => (
          <li key={`${problem.line} ${problem.column} ${problem.path} ${problem.message}`}>
            <Go type="button" onClick={() => goTo(problem)}>
              Line {problem.line}, column {problem.column}
            </Go>
            {problem.path && <> ({problem.path})</>}: {problem.message}
          </li>
        ))}
      </Problems>
      <Area
        id={id}
        ref={area}
        value={text}
        spellCheck={false}
        autoCapitalize="none"
        aria-describedby={`${hintId} ${problemsId}`}
        aria-invalid={problems.length > 0 || undefined}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </Frame>
  )
}

/** Converts line and column, both counted from 1, to an offset in the text. */
function offsetOf(
  text: string,
  { line, column }: { readonly line: number; readonly column: number },
): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1
}
