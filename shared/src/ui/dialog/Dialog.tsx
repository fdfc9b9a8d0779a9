import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import styled from 'styled-components'
import { appear } from '../tokens/appear.ts'
import { color } from '../tokens/color.ts'
import { media, motion, radius, shadow } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'

const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  place-items: center;
  padding: ${space(4)};
  overflow-y: auto;
  background: rgb(10 11 14 / 45%);
  animation: ${appear} ${motion};
`

const Panel = styled(Modal)`
  width: min(100%, 480px);
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
`

const Content = styled(AriaDialog)`
  display: grid;
  gap: ${space(4)};
  padding: ${space(6)};
  outline: none;
  overflow-wrap: anywhere;

  ${media.narrow} {
    padding: ${space(4)};
  }
`

const Title = styled(Heading)`
  font: ${type.heading};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
`

export interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  /** Escape, a press outside, or the way back. */
  readonly onClose: () => void
  readonly children: ReactNode
  /** Buttons, the chosen one last. */
  readonly actions?: ReactNode
  /** 'alertdialog' where the member must decide: a press outside does not close it. Default 'dialog'. */
  readonly role?: 'dialog' | 'alertdialog'
}

/** A question or a small task above the page. It takes the keyboard and gives it back where it was. */
export const Dialog = ({ title, isOpen, onClose, children, actions, role = 'dialog' }: DialogProps) => (
  <Backdrop isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable={role === 'dialog'}>
    <Panel>
      <Content role={role}>
        <Title slot="title" level={2}>
          {title}
        </Title>
        {children}
        {actions && <Actions>{actions}</Actions>}
      </Content>
    </Panel>
  </Backdrop>
)
