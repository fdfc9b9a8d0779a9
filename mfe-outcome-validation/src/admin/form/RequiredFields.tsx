import type { RequiredTerms } from '@outcome-studio/shared/domain/checker'
import { LinesField } from '../../core/LinesField.tsx'
import type { OwnRuleProps } from './OwnRuleFields.tsx'
import { useLateError } from './useLateError.ts'

/** The terms of which at least one is required. */
export function RequiredFields({ rule, path, problems, isNew, onChange }: OwnRuleProps<RequiredTerms>) {
  const error = useLateError(isNew && rule.terms.length === 0, problems.at(`${path}.terms`))
  return (
    <LinesField
      label="Any of these terms"
      description="One word or phrase in each line, in every form that counts: patient, patients."
      lines={rule.terms}
      {...error}
      onChange={(terms) => onChange({ ...rule, terms: [...terms] })}
    />
  )
}
