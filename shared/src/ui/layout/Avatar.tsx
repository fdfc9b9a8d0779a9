import styled from 'styled-components'
import { color } from '../tokens/color.ts'
import { radius } from '../tokens/shape.ts'
import { type } from '../tokens/type.ts'

const Look = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accent};
  font: ${type.heading};
`

/** A person as one letter. Decoration: the name stands beside it. */
export const Avatar = ({ initial }: { readonly initial: string }) => <Look aria-hidden="true">{initial}</Look>
