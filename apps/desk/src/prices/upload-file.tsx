import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { csvProblemText, type FileProblem } from '../parts/csv-file.ts';
import { FileButton, RefusedFile } from '../parts/file-button.tsx';

/** Chooses a file. What is wrong with it is listed by row and column; nothing is taken over then. */
export function UploadFile({ onFile }: { readonly onFile: (file: File) => Promise<readonly FileProblem[]> }) {
  const { t } = useTexts();
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const take = async (file: File) => {
    setProblems([]);
    const found = await onFile(file);
    // The specified log text; users get a message too (D17).
    if (found.some(({ code }) => code === 'empty')) console.info('no csv data found');
    setProblems(found);
  };
  return (
    <>
      <FileButton
        look="secondary"
        className="px-3"
        accept=".csv,text/csv,.txt"
        label={t('admin.upload-csv')}
        onFile={(file) => void take(file)}
      >
        <Upload aria-hidden="true" size={18} />
        {t('admin.upload-csv')}
      </FileButton>
      {problems.length > 0 && (
        <div className="basis-full">
          <Notice kind="error" takeFocus>
            <RefusedFile lines={problems.map((problem) => csvProblemText(problem, t))} />
          </Notice>
        </div>
      )}
    </>
  );
}
