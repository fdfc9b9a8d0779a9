import type { Member } from '@outcome-studio/shared/domain/member'
import { takeSettledPayment } from '@outcome-studio/shared/domain/payments'
import { useEffect, useState } from 'react'

/**
 * Whether a payment went through that the member has seen failing in this browser. It is reported once: until it is
 * dismissed, or the page is left.
 * @returns the answer, and what dismisses it
 */
export function useSettledPayment({
  id,
  payment,
  accessType,
}: Pick<Member, 'id' | 'payment' | 'accessType'>): readonly [boolean, () => void] {
  const [settledFor, setSettledFor] = useState<string | null>(null)
  useEffect(() => {
    const person = payment === undefined ? { id, accessType } : { id, accessType, payment }
    if (takeSettledPayment(person, window)) setSettledFor(id)
  }, [id, accessType, payment])
  return [settledFor === id && payment === undefined, () => setSettledFor(null)]
}
