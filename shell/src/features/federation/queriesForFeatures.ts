/** The query exports that features may use, in addition to those the shell uses (tools/build/src/webpack/shares.ts). */
export { QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
