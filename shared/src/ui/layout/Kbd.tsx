import styled from 'styled-components'
import { color } from '../tokens/color.ts'
import { radius } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'

/** A key on the keyboard. */
export const Kbd = styled.kbd`
  display: inline-block;
  min-width: 20px;
  padding: 0 ${space(1)};
  border: 1px solid ${color.border};
  border-bottom-width: 2px;
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.textMuted};
  font: ${type.tiny};
  text-align: center;
`
