import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { ButtonTone } from '../button/Button.tsx'
import { buttonLook } from '../button/buttonLook.ts'

const Look = styled(Link)`
  ${buttonLook}
`

interface LinkButtonProps {
  readonly to: string
  readonly children: ReactNode
  readonly tone?: ButtonTone
}

/** A way to another place that looks like a button: a link still, so it opens in a new tab where one wants. */
export const LinkButton = ({ tone = 'secondary', ...rest }: LinkButtonProps) => (
  <Look {...rest} data-tone={tone} />
)
