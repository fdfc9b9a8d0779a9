import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../tokens/color.ts'
import { focusRing } from '../tokens/focusRing.ts'
import { motion, radius } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'

const Frame = styled.details`
  overflow-wrap: anywhere;

  &[open] > summary > svg {
    transform: rotate(90deg);
  }
`

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  width: fit-content;
  max-width: 100%;
  min-height: 32px;
  border-radius: ${radius.small};
  font: ${type.control};
  list-style: none;
  cursor: pointer;
  ${focusRing}

  &::-webkit-details-marker {
    display: none;
  }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: ${color.textMuted};
    transition: transform ${motion};
  }
  &:hover {
    color: ${color.accent};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`

const Content = styled.div`
  padding: ${space(1)} 0 ${space(2)} ${space(5.5)};
`

interface DisclosureProps {
  /** Names the hidden content, for example "What is stored". */
  readonly summary: string
  readonly children: ReactNode
}

/** Collapsible details. It uses the native element, whose content the browser's page search finds. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <Frame>
      <Summary>
        <ChevronRight aria-hidden="true" />
        {summary}
      </Summary>
      <Content>{children}</Content>
    </Frame>
  )
}
