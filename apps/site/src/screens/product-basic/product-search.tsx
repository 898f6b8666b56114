import type { Product } from '@silowright/contract/catalogue';
import { foundBy, isSameName } from '@silowright/domain/catalogue/search-products';
import { maxLength } from '@silowright/domain/session/field-rules';
import { Combobox } from '@silowright/ui/parts/combobox.tsx';
import type { FieldBinding } from '@silowright/ui/parts/field.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import { suggestProducts } from './product-answers.ts';

export interface ProductSearchProps {
  readonly field: FieldBinding;
  readonly products: readonly Product[];
  readonly shown: string;
  /** Typed, and not in the list (PB-03). */
  readonly isOwn: boolean;
  readonly onName: (name: string) => void;
  readonly onChoose: (product: Product) => void;
}

/** The name of a product, from the list or custom (PB-02, PB-03). */
export function ProductSearch({ field, products, shown, isOwn, onName, onChoose }: ProductSearchProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const suggestions = isOpen ? suggestProducts(products, shown) : [];
  return (
    <div className="flex flex-col gap-2">
      <Combobox
        id={field.id}
        name={field.name}
        label={t('product-basic.name')}
        hint={t('product-basic.name-hint')}
        error={field.error}
        maxLength={maxLength.product}
        value={shown}
        onValue={(name) => {
          setOpen(true);
          // A full label that was typed is the same as choosing it from the list.
          const same = products.find(({ label }) => isSameName(label, name));
          if (same) onChoose(same);
          else onName(name);
        }}
        suggestions={suggestions.map((product) => ({
          value: product.value,
          content: <Suggestion label={product.label} otherWord={foundBy(product, shown)} />,
        }))}
        // Any product may be typed: leaving the field must not replace it with a suggestion.
        markFirst={false}
        suggestionsLabel={t('product-basic.suggestions')}
        countText={t('product-basic.suggestion-count', { count: suggestions.length })}
        onPick={(value) => {
          setOpen(false);
          const picked = products.find((product) => product.value === value);
          if (picked) onChoose(picked);
        }}
        onClose={() => setOpen(false)}
        onBlur={field.onBlur}
      />
      {/* Placed below the open list, so that nothing moves under the pointer when the list closes. */}
      <p className="text-sm text-muted empty:hidden">
        {isOwn && t('product-basic.own', { name: shown.trim() })}
      </p>
    </div>
  );
}

/** A product found by a synonym also shows the synonym, so that the match is clear (EN-12). */
const Suggestion = ({ label, otherWord }: { label: string; otherWord: string | undefined }) => (
  <>
    {label}
    {otherWord && <span className="text-muted">({otherWord})</span>}
  </>
);
