/** The holder's values of the fields that an operation sets; null for those it does not have. */
export function currentValues<Fields extends object>(holder: object, fields: Fields): Fields {
  const values = { ...fields }
  for (const name of Object.keys(fields)) Reflect.set(values, name, Reflect.get(holder, name) ?? null)
  return values
}
