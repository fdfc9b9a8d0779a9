import type { MembersScope } from '@outcome-studio/shared/domain/member'
import { Button, Select, TextField } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { AddressForm, Toolbar } from './memberStyles.ts'

const SCOPES = [
  { value: 'organization', label: 'Organization' },
  { value: 'everybody', label: 'Everybody' },
] as const satisfies readonly { readonly value: MembersScope; readonly label: string }[]

interface ScopeFormProps {
  readonly scope: MembersScope
  /** How the addresses begin that are listed; empty for all. */
  readonly address: string
  readonly maySeeEverybody: boolean
  /** Whether the list is or may be a part of the members, so that the server has to look for some. */
  readonly isPartial: boolean
  readonly onScope: (scope: MembersScope) => void
  readonly onAddress: (address: string) => void
}

/** Which members are loaded. Shows nothing if there is nothing to choose. */
export function ScopeForm({
  scope,
  address,
  maySeeEverybody,
  isPartial,
  onScope,
  onAddress,
}: ScopeFormProps) {
  if (!maySeeEverybody && !isPartial) return null
  return (
    <Toolbar>
      {maySeeEverybody && (
        <Select
          label="Members of"
          value={scope}
          options={SCOPES}
          onChange={(chosen) =>
            onScope(SCOPES.find(({ value }) => value === chosen)?.value ?? 'organization')
          }
        />
      )}
      {isPartial && <AddressSearch key={`${scope} ${address}`} address={address} onAddress={onAddress} />}
    </Toolbar>
  )
}

/** Looks for members on the server, where only the beginning of an address can be found. */
function AddressSearch({ address, onAddress }: Pick<ScopeFormProps, 'address' | 'onAddress'>) {
  const [typed, setTyped] = useState(address)
  return (
    <AddressForm
      onSubmit={(event) => {
        event.preventDefault()
        onAddress(typed.trim())
      }}
    >
      <TextField
        label="Load addresses that begin with"
        type="search"
        autoComplete="off"
        maxLength={320}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit">Load</Button>
      {address !== '' && <Button onPress={() => onAddress('')}>Load all</Button>}
    </AddressForm>
  )
}
