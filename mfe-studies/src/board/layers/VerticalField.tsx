import { VERTICAL } from '@outcome-studio/shared/document'
import { useFieldFocus, useReadOnly } from '@outcome-studio/shared/editor'
import { MenuButton, space, TextField } from '@outcome-studio/shared/ui'
import { ChevronDown } from 'lucide-react'
import { useMemo, useRef } from 'react'
import styled from 'styled-components'
import { useSession, useSessionValue } from '../../core/editing.ts'
import { VERTICALS } from '../../domain/guide/VERTICALS.ts'

const Frame = styled.div`
  position: relative;

  /* Inside the field, at the end of its text. */
  && input {
    padding-inline-end: ${space(9)};
  }
  & > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    width: 32px;
    height: 30px;
  }
  @media (pointer: coarse) {
    & > button {
      inset-block-start: -7px;
      width: 44px;
      height: 44px;
    }
    && input {
      padding-inline-end: ${space(11)};
    }
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
