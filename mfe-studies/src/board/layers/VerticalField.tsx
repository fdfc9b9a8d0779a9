import { VERTICAL } from '@outcome-studio/shared/document'
import { useFieldFocus, useReadOnly } from '@outcome-studio/shared/editor'
import { MenuButton, space, TextField } from '@outcome-studio/shared/ui'
import { ChevronDown } from 'lucide-react'
import { useMemo, useRef } from 'react'
import styled from 'styled-components'
import { useSession, useSessionValue } from '../../core/editing.ts'
import { VERTICALS } from '../../domain/guide/VERTICALS.ts'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)};

  /* Higher than the line, which keeps its height. */
  & > button {
    margin-block: ${space(-2)};
  }
  @media print {
    & > button {
      display: none;
    }
  }
`

/** The industry of the map. A suggestion can be chosen; any other text is as good. */
export function VerticalField() {
  const session = useSession()
  const vertical = useSessionValue(VERTICAL, ({ views }) => views.vertical)
  const isReadOnly = useReadOnly()
  const field = useRef<HTMLInputElement>(null)
  useFieldFocus(VERTICAL, field)
  const choices = useMemo(
    () =>
      VERTICALS.map(({ name }) => ({
        id: name,
        label: name,
        onAction: () => void session.apply({ kind: 'setVertical', vertical: name }),
      })),
    [session],
  )
  return (
    <Frame>
      <TextField
        label="Vertical"
        inputRef={field}
        isReadOnly={isReadOnly}
        autoComplete="off"
        placeholder={isReadOnly ? '' : 'The industry, such as: health care'}
        value={vertical}
        onChange={(text) => session.apply({ kind: 'setVertical', vertical: text })}
      />
      {!isReadOnly && (
        <MenuButton label="Suggested verticals" icon={<ChevronDown aria-hidden="true" />} choices={choices} />
      )}
    </Frame>
  )
}
