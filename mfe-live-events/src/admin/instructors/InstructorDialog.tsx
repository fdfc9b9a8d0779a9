import { photoToShow } from '@outcome-studio/shared/domain/account'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { Instructor } from '@outcome-studio/shared/domain/events'
import { avatarInitial } from '@outcome-studio/shared/domain/member'
import {
  Avatar,
  Button,
  Dialog,
  descriptionStyles,
  fieldErrorStyles,
  GrowingTextArea,
  labelStyles,
  Notice,
  space,
  TextField,
} from '@outcome-studio/shared/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { INSTRUCTOR_LIMITS } from '../../domain/eventLimits.ts'
import { linesOf, linesProblem } from './instructorEdits.ts'
import { prepareInstructorPhoto } from './prepareInstructorPhoto.ts'

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`

const PhotoRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`

const About = styled.div`
  display: grid;
  gap: ${space(1)};

  & > label {
    ${labelStyles}
  }
  & > span {
    ${descriptionStyles}
  }
  & > [role='alert'] {
    ${fieldErrorStyles}
  }
`

interface InstructorDialogProps {
  /** A new instructor has no name. */
  readonly instructor: Instructor
  readonly onSave: (instructor: Instructor) => void
  readonly onClose: () => void
}

/** Edits an instructor. */
export function InstructorDialog({ instructor, onSave, onClose }: InstructorDialogProps) {
  const form = useId()
  const about = useId()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(instructor.name)
  const [text, setText] = useState(instructor.lines.join('\n'))
  const [photoUrl, setPhotoUrl] = useState(instructor.photoUrl)
  const [photoError, setPhotoError] = useState<unknown>(null)
  const problem = linesProblem(linesOf(text))
  const isComplete = name.trim() !== '' && problem === null

  async function choose(file: File | undefined) {
    if (file === undefined) return
    setPhotoError(null)
    try {
      setPhotoUrl(await prepareInstructorPhoto(file))
    } catch (error) {
      setPhotoError(error)
    }
  }
  function save(submit: FormEvent) {
    submit.preventDefault()
    if (isComplete) onSave({ id: instructor.id, name: name.trim(), photoUrl, lines: linesOf(text) })
  }
  return (
    <Dialog
      title={instructor.name === '' ? 'Add instructor' : `Edit ${instructor.name}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={form} isDisabled={!isComplete}>
            Save
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={save}>
        <TextField
          label="Name"
          isRequired
          autoFocus
          value={name}
          onChange={(value) => setName(value.slice(0, INSTRUCTOR_LIMITS.name))}
        />
        <About>
          <label htmlFor={about}>About</label>
          <GrowingTextArea
            id={about}
            value={text}
            aria-invalid={problem !== null}
            aria-describedby={`${about}-hint`}
            onChange={(change) => setText(change.currentTarget.value)}
          />
          <span id={`${about}-hint`}>Up to ten lines, which members see on the page of an event.</span>
          {problem !== null && <span role="alert">{problem}</span>}
        </About>
        <PhotoRow>
          <Avatar initial={avatarInitial({ name, email: '' })} src={photoToShow(photoUrl)} size="large" />
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-label="Photo file"
            hidden
            onChange={(change) => {
              void choose(change.currentTarget.files?.[0])
              // The same file can be chosen again.
              change.currentTarget.value = ''
            }}
          />
          <Button onPress={() => input.current?.click()}>
            {photoUrl === '' ? 'Choose a photo' : 'Choose another photo'}
          </Button>
          {photoUrl !== '' && (
            <Button tone="quiet" onPress={() => setPhotoUrl('')}>
              Remove photo
            </Button>
          )}
        </PhotoRow>
        {photoError !== null && <Notice tone="danger">{describeError(photoError).message}</Notice>}
      </Form>
    </Dialog>
  )
}
