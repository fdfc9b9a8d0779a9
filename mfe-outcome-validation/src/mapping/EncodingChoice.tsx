import { color, radius, Select, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { GuessedEncoding } from '../domain/import/encoding/decodeText.ts'
import {
  isTextEncodingName,
  TEXT_ENCODING_NAMES,
  TEXT_ENCODINGS,
  type TextEncodingName,
} from '../domain/import/encoding/TEXT_ENCODINGS.ts'

const Choice = styled.div`
  display: grid;
  gap: ${space(2)};
`

const Sample = styled.ul`
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  font: ${type.small};
  list-style: none;
  overflow-wrap: anywhere;
`

interface EncodingChoiceProps {
  readonly encoding: GuessedEncoding
  readonly onChange: (name: TextEncodingName) => void
}

/** Shows how the letters of a text file were read, and offers other encodings. */
export function EncodingChoice({ encoding: { name, sample }, onChange }: EncodingChoiceProps) {
  return (
    <Choice role="group" aria-label="Encoding of the file">
      <p>The file does not say how its letters are encoded. Check that these lines read right.</p>
      <Sample role="list" aria-label="Lines of the file">
        {[...new Set(sample)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Sample>
      <Select
        label="Encoding"
        value={name}
        options={TEXT_ENCODING_NAMES.map((value) => ({ value, label: TEXT_ENCODINGS[value] }))}
        onChange={(value) => {
          if (isTextEncodingName(value)) onChange(value)
        }}
      />
    </Choice>
  )
}
