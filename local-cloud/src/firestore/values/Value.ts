/** A Firestore value in the wire's proto3 JSON form; exactly one key is present. */
export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude: number; readonly longitude: number } }
  | { readonly arrayValue: { readonly values: readonly Value[] } }
  | { readonly mapValue: { readonly fields: Fields } }

/** A document's or a map's fields by name. */
export type Fields = { readonly [name: string]: Value }
