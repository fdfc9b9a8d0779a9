import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../tokens/color.ts'
import { radius } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'

// The icon is in the middle of the first line, whose baseline is that of the button next to it.
const Frame = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  font: ${type.body};
  overflow-wrap: anywhere;

  & > svg {
    position: relative;
    top: 4px;
    flex: none;
    width: 18px;
    height: 18px;
  }
  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    & > svg {
      color: ${color.danger};
    }
  }
  &[data-tone='warning'] {
    background: ${color.warningSoft};
    & > svg {
      color: ${color.warning};
    }
  }
  &[data-tone='info'] {
    background: ${color.hintSoft};
    & > svg {
      color: ${color.hint};
    }
  }
  &[data-tone='success'] {
    background: ${color.successSoft};
    & > svg {
      color: ${color.success};
    }
  }
`

// A button that wraps starts where the text does.
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(2)} ${space(3)};
  min-width: 0;
`

// Less width beside a button would be a column of two or three words.
const Text = styled.div`
  flex: 1 1 240px;
  min-width: 0;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

export type NoticeTone = 'danger' | 'warning' | 'info' | 'success'

const ICONS = { danger: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck } as const

interface NoticeProps {
  readonly children: ReactNode
  /** Default 'info'. 'danger' is announced at once, the others politely. */
  readonly tone?: NoticeTone
  readonly actions?: ReactNode
}

/** A message for the user where it matters, with its actions next to it. */
export function Notice({ children, tone = 'info', actions }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <Frame data-tone={tone}>
      <Icon aria-hidden="true" />
      <Body>
        <Text role={tone === 'danger' ? 'alert' : 'note'}>{children}</Text>
        {actions && <Actions>{actions}</Actions>}
      </Body>
    </Frame>
  )
}
