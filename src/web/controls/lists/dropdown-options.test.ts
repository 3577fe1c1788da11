import { describe, expect, it } from 'vitest';
import { dropdownOffers, valueOnLeave } from './dropdown-options.ts';

const pets = ['Dog', 'Cat', 'Bird'];

describe('the searchable dropdown', () => {
  it('offers everything before anything is typed', () => {
    expect(dropdownOffers(pets, '', true).map(offer => offer.value)).toEqual(pets);
  });

  it('offers typed text with the words Add "{text}" as custom option', () => {
    expect(dropdownOffers(pets, ' Llama ', true)).toEqual([
      { kind: 'custom', value: 'Llama', label: 'Add "Llama" as custom option' },
    ]);
  });

  it('offers no custom option for an option typed in full, nor where none is allowed', () => {
    expect(dropdownOffers(pets, 'dog', true).map(offer => offer.kind)).toEqual(['option']);
    expect(dropdownOffers(pets, 'Llama', false)).toEqual([]);
  });

  it('finds an option by what else it is called, and says so', () => {
    const options = ['Stroke', { name: 'Heart Attack', synonyms: ['MI'] }];
    expect(dropdownOffers(options, 'mi', true)).toEqual([
      { kind: 'option', value: 'Heart Attack', label: 'Heart Attack', through: 'MI' },
      { kind: 'custom', value: 'mi', label: 'Add "mi" as custom option' },
    ]);
  });

  it('puts the typed text before options that are but guessed, because Enter takes the first', () => {
    expect(dropdownOffers(pets, 'Birds', true).map(offer => offer.value)).toEqual(['Birds', 'Bird']);
    expect(dropdownOffers(pets, 'Bri', false).map(offer => offer.value)).toEqual([]);
  });

  it('keeps what was typed out when it is left, but not half a word', () => {
    expect(valueOnLeave(pets, 'bird', false)).toBe('Bird');
    expect(valueOnLeave(pets, 'Llama', true)).toBe('Llama');
    expect(valueOnLeave(pets, 'Llama', false)).toBeUndefined();
    expect(valueOnLeave(pets, 'bi', true)).toBeUndefined();
    expect(valueOnLeave(pets, '  ', true)).toBe('');
  });
});
