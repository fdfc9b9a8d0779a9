import { TextField } from '@outcome-studio/shared/ui'

export interface SeatsFieldProps {
  /** As it was typed. */
  readonly text: string
  readonly onChange: (text: string) => void
  /** What is wrong with it; undefined for nothing. */
  readonly problem: string | undefined
}

/** The number of seats of a group that is planned. */
export function SeatsField({ text, onChange, problem }: SeatsFieldProps) {
  return <TextField label="Seats" value={text} onChange={onChange} errorMessage={problem} />
}
