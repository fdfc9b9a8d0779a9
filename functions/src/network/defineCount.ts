import { defineInt } from 'firebase-functions/params'

interface CountOptions {
  readonly default: number
  readonly description: string
}

/**
 * Defines a parameter that is a whole number. Its default also counts at run time, where `defineInt` reads a missing
 * parameter as 0.
 */
export function defineCount(name: string, options: CountOptions): { readonly value: () => number } {
  // Declares the parameter for the deployment.
  const parameter = defineInt(name, options)
  return { value: () => ((process.env[name] ?? '') === '' ? options.default : parameter.value()) }
}
