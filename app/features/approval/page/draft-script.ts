/**
 * Keeps what a customer has typed in this tab until it is sent, so that a question to the shop or
 * the page in another language costs no answer. It runs before the scripts that read the fields.
 * `data-draft` names what is answered: a device of the shop shows one quote after the other.
 */
export const draftScript = `(()=>{
const main=document.querySelector("form[data-draft]");
if(!main)return;
const key="draft:"+main.dataset.draft,sent=new Set(),
fields=()=>[...document.querySelectorAll("form[data-keep]")].filter((form)=>!sent.has(form)).flatMap((form)=>[...form.elements]).filter(({name,type})=>name&&name!=="key"&&name!=="language"&&type!=="password"),
save=()=>{try{
const all={};
for(const one of fields())if(one.type==="radio"?one.checked:one.value)all[one.name]=one.value;
sessionStorage.setItem(key,JSON.stringify(all))
}catch{}};
try{
const all=JSON.parse(sessionStorage.getItem(key)||"{}");
for(const one of fields()){
if(one.type==="radio"){if(all[one.name]===one.value&&!main.querySelector('[name="'+one.name+'"]:checked'))one.checked=true}
else if(!one.value&&all[one.name])one.value=all[one.name]
}
}catch{}
addEventListener("input",save);
addEventListener("submit",(e)=>{sent.add(e.target);save()});
addEventListener("pagehide",save);
addEventListener("pageshow",()=>sent.clear())
})()`;
