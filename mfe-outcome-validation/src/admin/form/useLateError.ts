import { useState } from 'react'

interface LateError {
  readonly errorMessage: string | undefined
  readonly onBlur: () => void
}

/**
 * Keeps back the error of a field in which nothing was written yet, until the field is left.
 * @param isUntouched whether the field belongs to a new rule and is empty
 */
export function useLateError(isUntouched: boolean, errorMessage: string | undefined): LateError {
  const [isLeft, setLeft] = useState(false)
  return {
    errorMessage: isUntouched && !isLeft ? undefined : errorMessage,
    onBlur: () => setLeft(true),
  }
}
