import { color, focusRing, radius, space } from '@outcome-studio/shared/ui'
import { CalendarDays, List } from 'lucide-react'
import styled from 'styled-components'
import type { ListView } from './listView.ts'

const Group = styled.div`
  display: flex;
  gap: ${space(0.5)};
  padding: ${space(0.5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
`

const Choice = styled.button`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;
  ${focusRing}

  & > svg {
    width: 16px;
    height: 16px;
  }
  &:hover {
    background: ${color.sunken};
  }
  &[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accent};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
`

const LAYOUTS = [
  { layout: 'list', label: 'Show as a list', Icon: List },
  { layout: 'month', label: 'Show as a month', Icon: CalendarDays },
] as const

interface LayoutSwitchProps {
  readonly layout: ListView['layout']
  readonly onChange: (layout: ListView['layout']) => void
}

/** Switches between the list and the calendar. */
export function LayoutSwitch({ layout: current, onChange }: LayoutSwitchProps) {
  return (
    <Group role="group" aria-label="View">
      {LAYOUTS.map(({ layout, label, Icon }) => (
        <Choice
          key={layout}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={layout === current}
          onClick={() => onChange(layout)}
        >
          <Icon aria-hidden="true" />
        </Choice>
      ))}
    </Group>
  )
}
