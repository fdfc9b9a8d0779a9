import { photoToShow } from '@outcome-studio/shared/domain/account'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { avatarInitial, type Member } from '@outcome-studio/shared/domain/member'
import { Avatar, Button, color, Notice, space, type } from '@outcome-studio/shared/ui'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { narrow, StatusText } from '../layout/layoutStyles.ts'
import { usePhoto } from './usePhoto.ts'

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(4)} ${space(5)};

  ${narrow} {
    align-items: start;
  }
`

const Choice = styled.div`
  grid-column: 2;
  display: grid;
  gap: ${space(1.5)};

  ${narrow} {
    grid-column: 1 / -1;
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

interface PhotoFieldProps {
  readonly member: Member
  /** Content next to the photo that says whose photo it is. */
  readonly children: ReactNode
}

/** The member's photo with buttons to change and remove it, and to undo that. */
export function PhotoField({ member, children }: PhotoFieldProps) {
  const { shown, change, choose, remove, undo } = usePhoto(member)
  const input = useRef<HTMLInputElement>(null)
  const isSaving = change.state === 'saving'
  // A photo that is not shown, such as one of another site, cannot be restored either.
  const canUndo = change.state === 'saved' && photoToShow(change.before) === change.before

  return (
    <Frame>
      <Avatar initial={avatarInitial(member)} src={photoToShow(shown)} size="large" />
      <div>{children}</div>
      <Choice role="group" aria-label="Photo">
        <Row>
          <Button isPending={isSaving} onPress={() => input.current?.click()}>
            {shown === '' ? 'Choose a photo' : 'Change photo'}
          </Button>
          {shown !== '' && !isSaving && (
            <Button tone="quiet" onPress={() => void remove()}>
              Remove photo
            </Button>
          )}
          <StatusText>
            {isSaving && 'Saving your photo…'}
            {change.state === 'saved' && (shown === '' ? 'Photo removed.' : 'Photo saved.')}
          </StatusText>
          {canUndo && (
            <Button tone="quiet" onPress={() => void undo(change.before)}>
              Undo
            </Button>
          )}
        </Row>
        {shown !== '' && photoToShow(shown) === '' && (
          <Hint>
            Your photo is on another site, so it is not shown here. Choose it again to store it with us.
          </Hint>
        )}
        <Hint>PNG, JPEG or WebP, up to 10 MB. We keep a small square of it.</Hint>
        {change.state === 'failed' && <Notice tone="danger">{describeError(change.error).message}</Notice>}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label="Photo file"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // Allows the user to choose the same file again after a failure.
            target.value = ''
            if (file) void choose(file)
          }}
        />
      </Choice>
    </Frame>
  )
}
