import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import styled from 'styled-components'
import { IconButton } from '../action/IconButton.tsx'
import { visuallyHiddenStyles } from '../layout/VisuallyHidden.tsx'
import { animation } from '../tokens/animation.ts'
import { color } from '../tokens/color.ts'
import { media, motion, radius, shadow } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'
import { CloseOnEscape } from './CloseOnEscape.tsx'
import { ReturnFocus } from './ReturnFocus.tsx'

const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  place-items: center;
  padding: ${space(4)};
  background: rgb(10 11 14 / 45%);
  animation: ${animation.appear} ${motion};

  &:has([data-size='search']) {
    align-items: start;
    padding-top: 12dvh;
  }
  ${media.narrow} {
    &:has([data-size='large']) {
      padding: 0;
    }
    &:has([data-size='search']) {
      padding-top: ${space(4)};
    }
  }
`

const Panel = styled(Modal)`
  width: min(100%, 480px);
  max-height: calc(100dvh - ${space(8)});
  display: flex;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
  overflow: hidden;

  &[data-size='small'] {
    width: min(100%, 380px);
  }
  &[data-size='search'] {
    width: min(100%, 600px);
    max-height: calc(100% - ${space(4)});
  }
  &[data-size='large'] {
    width: min(100%, 760px);

    ${media.narrow} {
      height: 100dvh;
      max-height: none;
      border: 0;
      border-radius: 0;
    }
  }
`

// The dialog scrolls instead of its body, because it has the focus: arrow keys then scroll at once.
const Content = styled(AriaDialog)`
  --dialog-inset: ${space(6)};
  display: flex;
  flex-direction: column;
  width: 100%;
  scroll-padding-block: ${space(16)} ${space(20)};
  background: inherit;
  outline: none;
  overflow-y: auto;
  overflow-wrap: anywhere;

  ${media.narrow} {
    --dialog-inset: ${space(4)};
  }
  ${media.low} {
    scroll-padding-block: 0;
  }
`

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  background: inherit;
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(3)};
  padding: var(--dialog-inset) var(--dialog-inset) ${space(3)};

  & > button {
    margin: -${space(1)} -${space(2)} 0 0;
  }
  ${media.low} {
    position: static;
  }
  [data-size='search'] & {
    padding: 0;
  }
`

const Title = styled(Heading)`
  font: ${type.heading};
  letter-spacing: -0.01em;

  [data-size='search'] & {
    ${visuallyHiddenStyles}
  }
  &[data-caption] {
    color: ${color.text};
    font: ${type.label};
  }
`

const Body = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  flex: 1 0 auto;
  padding: ${space(1)} var(--dialog-inset) var(--dialog-inset);

  [data-size='search'] & {
    gap: 0;
    padding: 0;
  }
  & > * {
    min-width: 0;
  }
`

const Actions = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  background: inherit;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding: ${space(4)} var(--dialog-inset);
  border-top: 1px solid ${color.border};

  ${media.low} {
    position: static;
  }
`

export interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  /** Called on Escape, a press outside, and the Close button. */
  readonly onClose: () => void
  readonly children: ReactNode
  /** Draws the head around the title, which is then a caption: for questions that have headings of their own. */
  readonly head?: (title: ReactNode) => ReactNode
  /** Buttons, the primary one last. Without any, the dialog has a Close button in the corner. */
  readonly actions?: ReactNode
  /** 'alertdialog' if the user must decide: a press outside does not close it. Default 'dialog'. */
  readonly role?: 'dialog' | 'alertdialog'
  /**
   * At most 380, 480 or 760 px wide; a large one fills a narrow screen. Default 'medium'. 'search' is for a dialog that
   * begins with a field: it grows downwards, and screen readers alone get its title. Its content reaches to its edges, and
   * holds its Close button.
   */
  readonly size?: 'small' | 'medium' | 'large' | 'search'
}

/**
 * A modal dialog for a question or a small task. It moves focus into itself, and back when it closes. Long content
 * scrolls between the title and the actions.
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  head,
  actions,
  role = 'dialog',
  size = 'medium',
}: DialogProps) {
  const content = useRef<HTMLElement>(null)
  const heading = (
    <Title slot="title" level={2} data-caption={head && ''}>
      {title}
    </Title>
  )
  return (
    <Backdrop isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable={role === 'dialog'}>
      <Panel data-size={size}>
        <Content role={role} ref={content}>
          <ReturnFocus />
          <CloseOnEscape dialog={content} onClose={onClose} />
          <Head>
            {head ? head(heading) : heading}
            {!actions && size !== 'search' && (
              <IconButton label="Close" onClick={onClose}>
                <X aria-hidden="true" />
              </IconButton>
            )}
          </Head>
          <Body>{children}</Body>
          {actions && <Actions data-bottom-bar="">{actions}</Actions>}
        </Content>
      </Panel>
    </Backdrop>
  )
}
