import type { CustomPattern } from '@outcome-studio/shared/domain/checker'
import { TextField } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { OwnRuleProps } from './OwnRuleFields.tsx'
import { useLateError } from './useLateError.ts'

const Mono = styled.div`
  & input {
    font-family: ui-monospace, monospace;
  }
`

/** The pattern to search for. A pattern whose search could be too slow is refused with the reason. */
export function PatternFields({ rule, path, problems, isNew, onChange }: OwnRuleProps<CustomPattern>) {
  const error = useLateError(isNew && rule.pattern === '', problems.at(`${path}.pattern`))
  return (
    <Mono>
      <TextField
        label="Pattern"
        value={rule.pattern}
        autoComplete="off"
        placeholder="\bTBD\b"
        description="(?-i) in front tells capital from small letters. Looking around and back-references are not supported."
        {...error}
        onChange={(pattern) => onChange({ ...rule, pattern })}
      />
    </Mono>
  )
}
