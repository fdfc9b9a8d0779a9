import { useState } from 'react'
import styled from 'styled-components'
import { color } from '../tokens/color.ts'
import { radius } from '../tokens/shape.ts'
import { type } from '../tokens/type.ts'

const StyledAvatar = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border: 1px solid transparent;
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accent};
  font: ${type.heading};
  overflow: hidden;

  &[data-size='large'] {
    width: 72px;
    height: 72px;
    font: ${type.title};
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

interface AvatarProps {
  /** Shown without a picture, or if the picture cannot be loaded. */
  readonly initial: string
  /** Address of a picture; '' for none. */
  readonly src?: string
  /** Default 'medium'. */
  readonly size?: 'medium' | 'large'
}

/** A person as a picture or one letter. Decorative: show the name next to it. */
export function Avatar({ initial, src = '', size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState('')
  return (
    <StyledAvatar aria-hidden="true" data-size={size}>
      {src === '' || src === broken ? initial : <img src={src} alt="" onError={() => setBroken(src)} />}
    </StyledAvatar>
  )
}
