import { color, focusRing, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { STORED_KEYS } from '../domain/STORED_KEYS.ts'

const Disclosure = styled.details`
  font: ${type.small};
`

const Summary = styled.summary`
  ${focusRing}
  width: fit-content;
  padding: ${space(1)} 0;
  color: ${color.accent};
  cursor: pointer;
`

const List = styled.dl`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(2)};
`

const Detail = styled.span`
  color: ${color.textMuted};
`

const Key = styled.code`
  overflow-wrap: anywhere;
`

/** Lists everything that is stored in the browser. */
export function WhatIsStored() {
  return (
    <Disclosure>
      <Summary>What is stored</Summary>
      <List>
        {STORED_KEYS.map(({ key, where, purpose, lifetime, isEssential }) => (
          <div key={`${where} ${key}`}>
            <dt>
              <Key>{key}</Key>{' '}
              <Detail>
                {where}, {isEssential ? 'strictly necessary' : 'only with functional insights'}
              </Detail>
            </dt>
            <dd>
              {purpose} <Detail>{lifetime}</Detail>
            </dd>
          </div>
        ))}
      </List>
    </Disclosure>
  )
}
