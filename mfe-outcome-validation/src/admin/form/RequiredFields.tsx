import type { RequiredTerms } from '@outcome-studio/shared/domain'
import { LinesField } from './LinesField.tsx'
import type { OwnRuleProps } from './OwnRuleFields.tsx'

/** The terms of which at least one is required. */
export function RequiredFields({ rule, path, problems, onChange }: OwnRuleProps<RequiredTerms>) {
  return (
    <LinesField
      label="Any of these terms"
      description="One word or phrase in each line, in every form that counts: patient, patients."
      lines={rule.terms}
      errorMessage={problems.at(`${path}.terms`)}
      onChange={(terms) => onChange({ ...rule, terms: [...terms] })}
    />
  )
}
