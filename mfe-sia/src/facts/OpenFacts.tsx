import type { CoachMessage } from '@outcome-studio/shared/domain/coach'
import type { Study } from '@outcome-studio/shared/domain/study'
import { color, focusRing, radius, space, type, useIsWide } from '@outcome-studio/shared/ui'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { messageSearch } from '../domain/conversation/messageSearch.ts'
import type { ConversationFact } from '../domain/facts/conversationFacts.ts'
import { factGroups } from './factGroups.ts'
import { InterviewGuide } from './InterviewGuide.tsx'

const Frame = styled.section`
  margin-block-end: ${space(5)};
  padding-block-end: ${space(4)};
  border-block-end: 1px solid ${color.border};
`
const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  width: 100%;
  min-height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.text};
  font: ${type.heading};
  text-align: start;
  cursor: pointer;
  ${focusRing}

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: ${color.textMuted};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
  & > span {
    margin-inline-start: auto;
    color: ${color.textMuted};
    font: ${type.small};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`
const Group = styled.div`
  padding-block-start: ${space(2)};

  & h3 {
    color: ${color.textMuted};
    font: ${type.label};
  }
  & ul {
    display: grid;
    padding: 0;
    list-style: none;
  }
`
const Source = styled(Link)`
  display: block;
  margin-inline: -${space(2)};
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.small};
  color: ${color.text};
  font: ${type.small};
  text-decoration: none;
  overflow-wrap: anywhere;
  ${focusRing}

  &:hover {
    background: ${color.sunken};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (pointer: coarse) {
    padding-block: ${space(3)};
  }
`
const Plain = styled.p`
  padding-block: ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};
  overflow-wrap: anywhere;
`

interface OpenFactsProps {
  readonly facts: readonly ConversationFact[]
  readonly study: Study
  /** Of the visible branch, oldest first. */
  readonly answers: readonly CoachMessage[]
}

/**
 * What is still open about the study, each linked to its message, and what to ask in an interview. Open where the study is
 * next to the conversation; on a phone it opens on request.
 */
export function OpenFacts({ facts, study, answers }: OpenFactsProps) {
  const isWide = useIsWide()
  const [wish, setWish] = useState<boolean | null>(null)
  if (facts.length === 0) return null
  const isOpen = wish ?? isWide
  const open = facts.filter(({ about }) => about === 'draft' || about === 'unclear')
  return (
    <Frame aria-label="Still open">
      <h2>
        <Toggle type="button" aria-expanded={isOpen} onClick={() => setWish(!isOpen)}>
          <ChevronRight aria-hidden="true" />
          Still open
          <span>{open.length || 'Nothing'}</span>
        </Toggle>
      </h2>
      {isOpen &&
        factGroups(open).map(({ title, facts: listed }) => (
          <Group key={title}>
            <h3>{title}</h3>
            <ul>
              {listed.map((fact) => (
                <li key={fact.key}>
                  <Fact fact={fact} />
                </li>
              ))}
            </ul>
          </Group>
        ))}
      {isOpen && <InterviewGuide study={study} answers={answers} />}
    </Frame>
  )
}

function Fact({ fact: { text, source } }: { readonly fact: ConversationFact }) {
  const { pathname, search } = useLocation()
  if (source === null) return <Plain>{text}</Plain>
  return (
    <Source to={{ pathname, search: messageSearch(search, source) }} replace>
      {text}
    </Source>
  )
}
