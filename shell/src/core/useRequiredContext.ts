import { type Context, useContext } from 'react'

/**
 * Reads a context that has no default value.
 *
 * @param name what the context provides, for the message of the error
 * @throws Error outside the provider
 */
export function useRequiredContext<Value extends object>(
  context: Context<Value | null>,
  name: string,
): Value {
  const value = useContext(context)
  if (value === null) throw new Error(`${name} was read outside its provider.`)
  return value
}
