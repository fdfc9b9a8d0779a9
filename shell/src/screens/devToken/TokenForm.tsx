import { Button, color, space, TextField } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled from 'styled-components'

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color.border};
`

interface TokenFormProps {
  readonly isBusy: boolean
  readonly onToken: (customToken: string) => void
}

/** A form for pasting a custom token. */
export function TokenForm({ isBusy, onToken }: TokenFormProps) {
  const [token, setToken] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  return (
    <Form
      aria-label="Sign in with a token"
      onSubmit={(event) => {
        event.preventDefault()
        setEmpty(token.trim() === '')
        if (token.trim() !== '') onToken(token.trim())
      }}
    >
      <TextField
        label="Custom token"
        value={token}
        onChange={setToken}
        autoComplete="off"
        errorMessage={isEmpty ? 'Please paste a token first.' : undefined}
      />
      <Button type="submit" isPending={isBusy}>
        Sign in with token
      </Button>
    </Form>
  )
}
