import { Button, color, copyText, space, type } from '@outcome-studio/shared/ui'
import { useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import type { ErrorReports } from './createErrorReports.ts'
import { reportText } from './reportText.ts'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space(2)};
  margin-top: ${space(3)};
  color: ${color.textMuted};
  font: ${type.small};
`

const Code = styled.code`
  color: ${color.text};
  user-select: all;
`

const Outcome = styled.span`
  flex-basis: 100%;
`

interface FailureReferenceProps {
  readonly error: unknown
  readonly errors: ErrorReports
  /** Address of mail of support; null while the configuration is unknown. */
  readonly support: string | null
}

/** The reference that identifies a failure for support, and a button that copies the report. */
export function FailureReference({ error, errors, support }: FailureReferenceProps) {
  const report = useMemo(() => errors.note(error), [errors, error])
  const code = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState<keyof ReturnType<typeof outcomeText>>('none')

  const copy = async () => {
    const isCopied = await copyText(reportText(report, errors.recent()))
    setOutcome(isCopied ? 'copied' : 'refused')
    if (!isCopied && code.current) getSelection()?.selectAllChildren(code.current)
  }
  return (
    <Line>
      <span>
        Reference <Code ref={code}>{report.reference}</Code>
      </span>
      <Button tone="quiet" onPress={copy}>
        Copy reference
      </Button>
      <Outcome role="status">{outcomeText(support)[outcome]}</Outcome>
    </Line>
  )
}

const outcomeText = (support: string | null) => ({
  none: '',
  copied: `Copied. Paste it into your message to ${support ?? 'support'}.`,
  refused: 'Your browser did not allow copying. The reference is selected for you to copy.',
})
