/** Left out, or provided by the customer: "included" would be wrong. */
export const isNotSupplied = ({
  value,
  priceCents,
}: {
  readonly value: string;
  readonly priceCents: number;
}): boolean => priceCents === 0 && (value === 'none' || value === 'by_client');
