import type { SeatGroup } from '@outcome-studio/shared/callables/listSeats'
import { useChangeSeats } from '@outcome-studio/shared/data'
import { counted, MOST_INVITED } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, Notice, TextField } from '@outcome-studio/shared/ui'
import { type FormEvent, useState } from 'react'
import { describeInvited, seatsNeeded } from '../domain/describeSeats.ts'
import { parseAddresses } from '../domain/parseAddresses.ts'
import { Form } from './seatStyles.ts'

/** Invites one or many addresses. What was typed stays until it is sent. */
export function InviteForm({ group }: { readonly group: SeatGroup }) {
  const { toast, report } = useHost()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending, error } = useChangeSeats()

  const isSame = ({ source }: SeatGroup) => source === group.source

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const found = problemOf(text, group)
    setProblem(found)
    if (found !== undefined) return
    const { emails } = parseAddresses(text)
    mutate(
      { source: group.source, change: { kind: 'invite', emails } },
      {
        onSuccess: ({ groups, mailed }) => {
          setText('')
          toast(describeInvited(emails, mailed, groups.find(isSame) ?? group), {
            kind: mailed.length > 0 ? 'success' : 'info',
          })
        },
        onError: (failure) => report(failure),
      },
    )
  }

  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        label="Invite by email"
        name="emails"
        autoComplete="off"
        value={text}
        onChange={(value) => {
          setText(value)
          setProblem(undefined)
        }}
        description="One address, or several separated by commas. Each invitation reserves a seat for 14 days."
        errorMessage={problem}
      />
      <Button type="submit" tone="primary" isPending={isPending}>
        Send invitation
      </Button>
      {error && <Notice tone="danger">Nobody was invited. {describeError(error).message}</Notice>}
    </Form>
  )
}

/** What is wrong with the addresses; undefined if they can be sent. */
function problemOf(text: string, group: SeatGroup): string | undefined {
  const { free } = group
  const { emails, wrong } = parseAddresses(text)
  const [first] = wrong
  if (first !== undefined) return `“${first}” is not an email address.`
  if (emails.length === 0) return 'Please enter an email address.'
  if (emails.length > MOST_INVITED) return `Please invite at most ${MOST_INVITED} people at once.`
  if (seatsNeeded(emails, group, new Date()) <= free) return undefined
  return free === 0
    ? 'No seat is free. Free a seat or buy more seats first.'
    : `Only ${counted(free, 'seat')} free, and these are ${emails.length} addresses.`
}
