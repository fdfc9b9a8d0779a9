import { avatarInitial, describeError, type Member } from '@outcome-studio/shared/domain'
import { Avatar, Button, color, Notice, space, type } from '@outcome-studio/shared/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { Saying } from '../layout/Saying.tsx'
import { usePhoto } from './usePhoto.ts'

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
`

const Words = styled.div`
  display: grid;
  gap: ${space(1.5)};
  min-width: 0;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

/** The member's photo, with what can be done about it. */
export const PhotoField = ({ member }: { readonly member: Member }) => {
  const { shown, change, choose, remove, undo } = usePhoto(member)
  const input = useRef<HTMLInputElement>(null)
  const isSaving = change.state === 'saving'
  // Undoing to a photo the server would refuse, such as a link from elsewhere, would only fail.
  const before = change.state === 'saved' && !/^https?:/.test(change.before) ? change.before : null

  return (
    <Frame role="group" aria-label="Photo">
      <Row>
        <Avatar initial={avatarInitial(member)} src={shown} size="large" />
        <Words>
          <Buttons>
            <Button isPending={isSaving} onPress={() => input.current?.click()}>
              {shown === '' ? 'Choose a photo' : 'Change photo'}
            </Button>
            {shown !== '' && !isSaving && (
              <Button tone="quiet" onPress={() => void remove()}>
                Remove photo
              </Button>
            )}
          </Buttons>
          <Hint>PNG, JPEG or WebP, up to 10 MB. We keep a small square of it.</Hint>
          <Buttons>
            <Saying>
              {isSaving && 'Saving your photo…'}
              {change.state === 'saved' && (shown === '' ? 'Photo removed.' : 'Photo saved.')}
            </Saying>
            {before !== null && (
              <Button tone="quiet" onPress={() => void undo(before)}>
                Undo
              </Button>
            )}
          </Buttons>
        </Words>
      </Row>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label="Photo file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again after a failure.
          target.value = ''
          if (file) void choose(file)
        }}
      />
      {change.state === 'failed' && <Notice tone="danger">{describeError(change.error).message}</Notice>}
    </Frame>
  )
}
